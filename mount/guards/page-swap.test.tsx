// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { defineContract } from '../../shared/widget/define-contract.ts';
import { definePageBehaviour } from '../../shared/widget/define-widget.ts';
import { makeBehaviour, makeSlowWidget, makeWidget } from '../../tests/setup/engine/make-widget.ts';
import { getById as get, showPage } from '../../tests/setup/engine/show-page.ts';
import { openPage, startEngine, whenSettled } from '../../tests/setup/engine/start-engine.ts';
import { until, waitForStatus, waitForText } from '../../tests/setup/engine/until.ts';

const hello = makeWidget('hello', ({ texts }) => <p>{texts.get('greeting')}</p>);
const helloTag = '<div id="a" data-widget="hello">CMS</div>';

const copyPage = () => document.dispatchEvent(new Event('turbo:before-cache'));

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

  it('has the content that a behaviour replaced, which comes back without a start', async () => {
    const start = vi.fn(({ element }: { readonly element: Element }) => {
      element.replaceChildren('own');
    });
    await openPage('<div id="b" data-widget="box">CMS</div>', [makeBehaviour('box', start)]);
    copyPage();
    expect(get('b').textContent).toBe('CMS');
    await waitForText('b', 'own');
    await whenSettled();
    expect([start.mock.calls.length, get('b').textContent]).toEqual([1, 'own']);
  });

  it('has nothing of a behaviour of the whole page, whatever changes meanwhile', async () => {
    const contract = defineContract({ name: 'greeter', kind: 'page', attributes: {}, texts: {} });
    const restore = vi.fn();
    const greeter = definePageBehaviour({
      contract,
      start: ({ changes }) => ({
        scan: () => {
          changes.attributes(document.body, { role: 'main' });
        },
        restore,
      }),
    });
    startEngine([], {}, { pageBehaviours: [greeter] });
    expect(document.body).toHaveAttribute('role', 'main');
    copyPage();
    expect(restore).toHaveBeenCalledOnce();
    document.body.append(document.createElement('p'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.body.outerHTML).toBe('<body><p></p></body>');
    await until(() => expect(document.body).toHaveAttribute('role', 'main'));
  });
});
