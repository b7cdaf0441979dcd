// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { broken, makeBehaviour, makeWidget } from '../../tests/setup/engine/make-widget.ts';
import {
  getById as get,
  makeMountPoint,
  showPage,
  statusOf,
} from '../../tests/setup/engine/show-page.ts';
import { startEngine, whenSettled } from '../../tests/setup/engine/start-engine.ts';
import { sampleOf } from '../../tests/setup/test-length.ts';
import { until, waitForStatus, waitForText } from '../../tests/setup/engine/until.ts';
import { allGuards } from '../start.ts';
import { type Guard } from './guard.ts';

const hello = makeWidget('hello', () => <p>Hello</p>);
const empty = makeWidget(
  'empty',
  () => <p>Drawn</p>,
  () => Promise.resolve(undefined),
);
const frame = makeBehaviour('frame', ({ element, changes }) => {
  changes.attributes(element, { role: 'group' });
});
const names = ['hello', 'frame', 'empty', 'broken'];
const html = names
  .map((name) => `<div id="${name}" data-widget="${name}"><b>CMS</b></div>`)
  .join('');

/** The engine on a page with a mount point of each kind, with these guards. */
async function open(guards: readonly Guard[]) {
  showPage(html);
  const engine = startEngine([hello, frame, empty, broken], {}, { guards });
  await engine.publicApi.ready;
  return engine;
}

const without = (taken: Guard) => allGuards.filter((guard) => guard !== taken);
const lists: readonly (readonly [string, readonly Guard[]])[] = [
  ['any guard', []],
  ...allGuards.map((guard) => [guard.name, without(guard)] as const),
];

describe.each(sampleOf(lists, 4))('without %s, every life', (_, guards) => {
  it('begins, ends and begins again', async () => {
    const { publicApi, errors } = await open(guards);
    const statuses = () => names.map(statusOf);
    const settled = ['mounted', 'mounted', 'empty', 'failed'];
    expect([statuses(), get('hello').textContent]).toEqual([settled, 'Hello']);
    expect(errors).toEqual(['broken: loading failed: down. The content of the page stays.']);
    publicApi.unmount();
    await whenSettled();
    // The page has not mounted what failed.
    const authored = html.replace('"broken">', '"broken" data-widget-status="failed">');
    expect(document.body.innerHTML).toBe(authored);
    await publicApi.mount();
    expect([statuses(), get('hello').textContent]).toEqual([settled, 'Hello']);
  });

  it('follows what the page adds, changes, replaces and removes', async () => {
    const { publicApi, events } = await open(guards);
    const late = makeMountPoint('hello', 'CMS');
    late.id = 'late';
    document.body.append(late);
    await waitForText(late, 'Hello');
    late.remove();
    await waitForText(late, 'CMS');
    get('hello').textContent = 'New';
    await waitForText('hello', 'Hello');
    get('frame').setAttribute('data-widget', 'hello');
    await waitForText('frame', 'Hello');
    get('empty').removeAttribute('data-widget');
    await until(() => expect(statusOf('empty')).toBeNull());
    get('broken').removeAttribute('data-widget-status');
    await waitForStatus('broken', 'failed');
    publicApi.unmount();
    await whenSettled();
    expect([get('hello').innerHTML, get('frame').innerHTML]).toEqual(['New', '<b>CMS</b>']);
    // Nobody hears what leaves the page.
    const countOf = (type: string) => events.filter((event) => event.startsWith(type)).length;
    expect([countOf('widget:mounted'), countOf('widget:unmounted')]).toEqual([5, 4]);
  });
});

it('a guard that throws harms nobody, and is told once', async () => {
  const bang = () => {
    throw new Error('bang');
  };
  const hooks = { onAdded: bang, beforeLife: bang, beforeRead: bang };
  const { errors } = await open([
    { name: 'one', start: bang },
    { name: 'two', start: () => ({ ...hooks, beforePlace: bang, afterPlace: bang }) },
  ]);
  expect(names.map(statusOf)).toEqual(['mounted', 'mounted', 'empty', 'failed']);
  expect(errors.slice(0, 2)).toEqual(['one: failed on this page.', 'two: failed on this page.']);
});
