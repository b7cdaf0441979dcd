// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { makeSlowWidget, makeWidget } from '../../tests/setup/engine/make-widget.ts';
import { getById as get, makeMountPoint, showPage } from '../../tests/setup/engine/show-page.ts';
import { openPage, startEngine, whenSettled } from '../../tests/setup/engine/start-engine.ts';
import { waitForStatus, waitForText } from '../../tests/setup/engine/until.ts';

const hello = makeWidget('hello', ({ texts }) => <p>{texts.get('greeting')}</p>);
const helloTag = '<div id="a" data-widget="hello">CMS</div>';

describe('elements that come and go', () => {
  it('mount when they are added later, unmount when they are removed', async () => {
    let signal: AbortSignal | undefined;
    const widget = makeWidget('signal', (context) => {
      signal = context.signal;
      return <p>Drawn</p>;
    });
    await openPage('', [widget]);
    const element = makeMountPoint('signal', 'CMS');
    document.body.append(element);
    await waitForText(element, 'Drawn');
    element.remove();
    await waitForText(element, 'CMS');
    expect(signal?.aborted).toBe(true);
    expect(element.hasAttribute('data-widget-status')).toBe(false);
    document.body.append(element);
    await waitForText(element, 'Drawn');
  });

  it('keep their state when they are moved within a task', async () => {
    const { events } = await openPage(
      '<main><div id="a" data-widget="box"></div></main><aside id="to"></aside>',
      [makeWidget('box', () => <input id="drawn" />)],
    );
    (get('drawn') as HTMLInputElement).value = 'typed';
    get('to').append(get('a'));
    await whenSettled();
    expect(get('drawn')).toHaveValue('typed');
    expect(events).toEqual(['widget:mounted a']);
  });

  it('outside the document are not taken for removed, until they leave it or are unmounted', async () => {
    const { publicApi } = await openPage('<p id="other"></p>', [hello]);
    const box = makeMountPoint('hello', 'CMS');
    await publicApi.mount(box);
    get('other').remove();
    await whenSettled();
    expect(box.textContent).toBe('Hello');
    document.body.append(box);
    await whenSettled();
    expect(box.textContent).toBe('Hello');
    box.remove();
    await waitForText(box, 'CMS');
    await publicApi.mount(box);
    expect(box.textContent).toBe('Hello');
    publicApi.unmount();
    expect(box.textContent).toBe('CMS');
  });
});

describe('an element that leaves early', () => {
  it.each<[string, () => unknown]>([
    ['an answer', () => 'late'],
    ['nothing to show', () => Promise.resolve(undefined)],
    ['an error', () => Promise.reject(new Error('too late'))],
  ])('has no status and says nothing where %s comes after that', async (_, answer) => {
    const { slow, finish } = makeSlowWidget();
    showPage('<div id="a" data-widget="slow">CMS</div>');
    const { publicApi, errors, events } = startEngine([slow]);
    await waitForStatus('a', 'loading');
    publicApi.unmount();
    finish(answer());
    await whenSettled();
    await publicApi.ready;
    expect(get('a').outerHTML).toBe('<div id="a" data-widget="slow">CMS</div>');
    expect([errors, events]).toEqual([[], []]);
  });

  it('before its turn is not mounted, and mounts when asked again', async () => {
    showPage(helloTag);
    const { publicApi, events } = startEngine([hello]);
    publicApi.unmount();
    await publicApi.ready;
    await whenSettled();
    expect(get('a').outerHTML).toBe(helloTag);
    await Promise.all([publicApi.mount(), publicApi.mount()]);
    expect(get('a').textContent).toBe('Hello');
    expect(events).toEqual(['widget:mounted a']);
  });
});
