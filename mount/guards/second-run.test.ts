// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { makeBehaviour } from '../../tests/setup/engine/make-widget.ts';
import { getById } from '../../tests/setup/engine/show-page.ts';
import { openPage } from '../../tests/setup/engine/start-engine.ts';
import { announceSecondRun } from '../page/own-script.ts';

const sayer = makeBehaviour('sayer', ({ element, culture, changes }) => {
  changes.attributes(element, { lang: culture });
});

it('a second run of the script is answered, and what its tag says holds for what mounts from then on', async () => {
  const html = '<div id="a" data-widget="sayer"></div>';
  const { publicApi, stop } = await openPage(html, [sayer], { culture: 'de-CH' });
  const tag = document.createElement('script');
  Object.assign(tag.dataset, { culture: 'fr-FR', stylesheet: 'none' });
  document.head.append(tag);
  expect([getById('a').lang, announceSecondRun(tag)]).toEqual(['de-CH', true]);
  publicApi.unmount();
  await publicApi.mount();
  expect(getById('a').lang).toBe('fr-FR');
  stop();
  expect(announceSecondRun(tag)).toBe(false);
  tag.remove();
});
