import { fetchArticleData } from '../../api/article-data.ts';
import { type ApiClient } from '../../api/client.ts';
import { type FilterData, type FilterKind } from '../../api/filter-data.ts';
import { fetchTeamData } from '../../api/team-data.ts';
import { claimAddress } from '../../shared/address/address-writer.ts';
import { defineReactWidget } from '../../shared/widget/define-react-widget.ts';
import { toContentItem, toPerson } from './content-item.ts';
import { createValueReader, type ReadValues } from './field-values.ts';
import { filterAreaContract } from './filter-area.contract.ts';
import { FilterArea, type FilterAreaData } from './filter-area.tsx';
import { type Item } from './match-items.ts';
import { withoutAll } from './without-all.ts';
import './filter-area.css';
import './filter-area-menu.css';
import './filter-area-results.css';
import './filter-area-columns.css';
import './filter-area-media.css';
import './filter-area-room.css';
import './person-card.css';

function readItems<Entry, Kind extends Item>(
  { menus, entries }: FilterData<FilterKind, Entry>,
  toItem: (entry: Entry, key: number, readValues: ReadValues) => Kind,
) {
  const readValues = createValueReader(menus);
  const items = entries.map((entry, key) => toItem(entry, key, readValues));
  return { menus: withoutAll(menus, items), items };
}

/** Articles, news or people, filtered by menus. */
export const filterAreaWidget = defineReactWidget<
  typeof filterAreaContract,
  ApiClient,
  FilterAreaData
>({
  contract: filterAreaContract,
  load: async ({ source, content }, context) => {
    // Before the answer arrives: the order on the page decides, not the order of the answers.
    const slot = claimAddress(filterAreaContract.name, context);
    const data =
      content ??
      (await (source === 'team'
        ? fetchTeamData(context.api, context)
        : fetchArticleData(context.api, source, context)));
    if (data.kind === 'team') {
      const { menus, items } = readItems(data, toPerson);
      return { menus, content: { kind: data.kind, items }, slot };
    }
    const { menus, items } = readItems(data, toContentItem);
    return { menus, content: { kind: data.kind, items }, slot };
  },
  isEmpty: ({ content }) => content.items.length === 0,
  component: FilterArea,
});
