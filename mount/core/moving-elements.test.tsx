// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { makeSlowWidget, makeWidget } from '../../tests/setup/make-widget.ts';
import { getById as get, makeMountPoint, showPage } from '../../tests/setup/show-page.ts';
import { openPage, startEngine, whenSettled } from '../../tests/setup/start-engine.ts';
import { until, waitForStatus, waitForText } from '../../tests/setup/until.ts';

const hello = makeWidget('hello', ({ texts }) => <p>{texts.get('greeting')}</p>);
const helloTag = '<div id="a" data-widget="hello">CMS</div>';

const copyPage = () => document.dispatchEvent(new Event('turbo:before-cache'));

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

describe('a copy of the page', () => {
  it.each([
    ['at once', () => Promise.resolve()],
    ['in the next task', () => new Promise((resolve) => setTimeout(resolve))],
  ])('that is made %s has the author’s markup, which mounts again', async (_, wait) => {
    await openPage(helloTag, [hello]);
    copyPage();
    await wait();
    expect(document.body.innerHTML).toBe(helloTag);
    document.body.replaceChildren(...document.body.cloneNode(true).childNodes);
    await waitForText('a', 'Hello');
  });

  it('keeps what is drawn where the page is swapped for itself, however busy it is', async () => {
    const names = Array.from({ length: 20 }, (_, at) => `w${at}`);
    const divs = names.map((id) => `<div id="${id}" data-widget="hello">CMS</div>`);
    const authored = `<main>${divs.join('')}</main>`;
    await openPage(authored, [hello]);
    const drawn = names.map((id) => get(id).querySelector('p'));
    // Each look at the clock is a slice later.
    let nowMs = performance.now();
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (nowMs += 20));
    document.dispatchEvent(new Event('turbo:before-render'));
    showPage(authored);
    await until(() => {
      expect(names.map((id) => get(id).textContent)).toEqual(names.map(() => 'Hello'));
    });
    clock.mockRestore();
    expect(names.filter((id, at) => get(id).querySelector('p') !== drawn[at])).toEqual([]);
  });

  it('brings back all others where one cannot come back, and that one mounts again', async () => {
    const box = makeWidget('box', () => <input id="drawn" />);
    const boxTag = '<div id="box" data-widget="box">CMS</div>';
    const { errors, events } = await openPage(boxTag + helloTag, [box, hello]);
    get('drawn').focus();
    vi.spyOn(get('drawn'), 'focus').mockImplementation(() => {
      throw new Error('replaced by the page');
    });
    copyPage();
    await waitForText('a', 'Hello');
    await until(() => expect(events).toContain('widget:unmounted box'));
    await waitForStatus('box', 'mounted');
    expect(errors).toEqual(['box: failed while a copy of the page was made. It mounts again.']);
    copyPage();
    await waitForText('a', 'CMS');
    await waitForText('a', 'Hello');
  });

  it('takes no focus away, as far as a widget can tell', async () => {
    const heard: string[] = [];
    const hear = ({ type }: { readonly type: string }) => void heard.push(type);
    const box = makeWidget('box', () => <input id="drawn" onFocus={hear} onBlur={hear} />);
    await openPage('<div id="box" data-widget="box">CMS</div>', [box]);
    const field = get('drawn');
    field.focus();
    copyPage();
    await waitForText('box', 'CMS');
    await until(() => expect(document.activeElement).toBe(field));
    expect(heard).toEqual(['focus']);
  });

  it('shows which widget has failed meanwhile, and forgets that with the name', async () => {
    const { slow, finish } = makeSlowWidget();
    showPage('<div id="a" data-widget="slow">CMS</div>');
    const { publicApi, errors } = startEngine([slow]);
    await waitForStatus('a', 'loading');
    copyPage();
    finish(Promise.reject(new Error('down')));
    await publicApi.ready;
    await waitForStatus('a', 'failed');
    expect(errors).toEqual(['slow: loading failed: down. The content of the page stays.']);
    get('a').removeAttribute('data-widget');
    await until(() => expect(get('a').outerHTML).toBe('<div id="a">CMS</div>'));
  });

  it('is not followed by mounting what the page has changed its mind about meanwhile', async () => {
    const names = ['kept', 'renamed', 'removed', 'unmounted'];
    const { publicApi, errors } = await openPage(
      names.map((id) => helloTag.replace('"a"', `"${id}"`)).join(''),
      [hello],
    );
    copyPage();
    const [kept, renamed, removed, unmounted] = names.map(get);
    renamed?.removeAttribute('data-widget');
    removed?.remove();
    publicApi.unmount(unmounted);
    await waitForText('kept', 'Hello');
    await whenSettled();
    const contents = [kept, renamed, removed, unmounted].map((element) => [
      element?.getAttribute('data-widget-status'),
      element?.textContent,
    ]);
    expect(contents).toEqual([['mounted', 'Hello'], ...[1, 2, 3].map(() => [null, 'CMS'])]);
    expect(errors).toEqual([]);
  });
});
