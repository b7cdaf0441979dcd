// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { makeBehaviour, makeWidget } from '../../tests/setup/engine/make-widget.ts';
import { getById as get } from '../../tests/setup/engine/show-page.ts';
import { openPage, whenSettled } from '../../tests/setup/engine/start-engine.ts';
import { waitForStatus } from '../../tests/setup/engine/until.ts';

const hello = makeWidget('hello', () => <p>Hello</p>);
const frame = makeBehaviour('frame', ({ element, changes }) => {
  changes.attributes(element, { role: 'group' });
  const [first] = element.getElementsByTagName('b');
  if (first) changes.attributes(first, { title: 'changed' });
});
const begin = (html: string) => openPage(html, [hello, frame]);

describe('a copy of a mounted element', () => {
  const copy = async (change: (copy: HTMLElement) => void = () => undefined) => {
    const made = get('a').cloneNode(true) as HTMLElement;
    made.id = 'copy';
    change(made);
    document.body.append(made);
    await waitForStatus('copy', 'mounted');
    // The copy of a behaviour carries the status of its original from the start.
    await whenSettled();
  };

  it('begins with the CMS content of the original', async () => {
    const { publicApi } = await begin('<div id="a" data-widget="hello">CMS <b>a</b></div>');
    await copy();
    publicApi.unmount();
    expect([get('copy').innerHTML, get('a').innerHTML]).toEqual(['CMS <b>a</b>', 'CMS <b>a</b>']);
    expect(get('copy').firstElementChild).not.toBe(get('a').firstElementChild);
  });

  it('begins empty where the original is gone', async () => {
    const { publicApi } = await begin('<div id="a" data-widget="hello">CMS</div>');
    const made = get('a').cloneNode(true);
    get('a').remove();
    await whenSettled();
    document.body.append(made);
    await waitForStatus('a', 'mounted');
    publicApi.unmount();
    expect(get('a').outerHTML).toBe('<div id="a" data-widget="hello"></div>');
  });

  it('of a behaviour begins as the author wrote the original', async () => {
    const authored = '<b title="own">CMS</b><div id="in" data-widget="hello"><b>x</b></div>';
    const { publicApi } = await begin(`<div id="a" data-widget="frame">${authored}</div>`);
    await copy();
    publicApi.unmount();
    expect(get('copy').outerHTML).toBe(`<div id="copy" data-widget="frame">${authored}</div>`);
  });

  it('of a behaviour that the page has rebuilt keeps what is new', async () => {
    const { publicApi } = await begin('<div id="a" data-widget="frame"><b>CMS</b></div>');
    await copy((made) => made.prepend(document.createElement('hr')));
    publicApi.unmount();
    expect(get('copy').outerHTML).toBe('<div id="copy" data-widget="frame"><hr><b>CMS</b></div>');
  });
});
