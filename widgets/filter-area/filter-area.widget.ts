import { fetchArticleData } from '../../api/article-data.ts';
import { type ApiClient } from '../../api/client.ts';
import { type FetchOptions } from '../../api/request.ts';
import { fetchTeamData } from '../../api/team-data.ts';
import { claimAddress } from '../../shared/address/address-writer.ts';
import { defineWidget } from '../../shared/widget/define-widget.ts';
import { toContentItem, toPerson } from './content-item.ts';
import { createFieldReader } from './field-values.ts';
import { filterAreaContract } from './filter-area.contract.ts';
import { FilterArea, type FilterAreaData } from './filter-area.tsx';
import { withoutAll } from './without-all.ts';
import './filter-area.css';
import './filter-area-menu.css';
import './filter-area-results.css';
import './filter-area-media.css';
import './filter-area-room.css';
import './person-card.css';

type Loaded = Omit<FilterAreaData, 'slot'>;

/** Fetches a source and reads the fields that its menus filter by, once. */
async function load(
  api: ApiClient,
  source: 'news' | 'insight' | 'team',
  options: FetchOptions,
): Promise<Loaded> {
  if (source === 'team') {
    const { menus, entries } = await fetchTeamData(api, options);
    const readValues = createFieldReader(menus);
    const items = entries.map((entry, key) => toPerson(entry, key, readValues));
    return { menus: withoutAll(menus, items), content: { kind: 'team', items } };
  }
  const { menus, entries } = await fetchArticleData(api, source, options);
  const readValues = createFieldReader(menus);
  const items = entries.map((entry, key) => toContentItem(entry, key, readValues));
  return { menus: withoutAll(menus, items), content: { kind: 'articles', items } };
}

/** Articles, news or people, filtered by menus (SPEC 4). */
export const filterAreaWidget = defineWidget<typeof filterAreaContract, ApiClient, FilterAreaData>({
  contract: filterAreaContract,
  load: async ({ source }, { api, signal, report, element }) => {
    // Before the answer arrives: the order on the page decides, not the order of the answers.
    const slot = claimAddress(filterAreaContract.name, element, signal);
    return { ...(await load(api, source, { signal, report })), slot };
  },
  component: FilterArea,
});
