// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { makeWidget } from '../../tests/setup/engine/make-widget.ts';
import { makeMountPoint } from '../../tests/setup/engine/show-page.ts';
import { openPage } from '../../tests/setup/engine/start-engine.ts';
import { until, waitForStatus } from '../../tests/setup/engine/until.ts';

it('a page that replaces what a widget drew in answer to every mounting is slowed down and told once, but never given up', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'performance'],
    shouldAdvanceTime: true,
  });
  const putBack = ({ target }: Event) => {
    const fresh = makeMountPoint('hello');
    fresh.id = 'a';
    (target as Element).replaceWith(fresh);
  };
  document.addEventListener('widget:mounted', putBack);
  const { errors, events } = await openPage('<div id="a" data-widget="hello">CMS</div>', [
    makeWidget('hello', () => <p>Hello</p>),
  ]);
  await until(() => expect(errors).toHaveLength(1));
  const countMounts = () => events.filter((event) => event === 'widget:mounted a').length;
  const told = countMounts();
  await vi.advanceTimersByTimeAsync(600);
  document.removeEventListener('widget:mounted', putBack);
  // Without a pause there would be one every few milliseconds.
  expect(countMounts() - told).toBeLessThan(8);
  expect(errors).toEqual([
    'hello: the content is put back by a script of the page each time the widget mounts; expected content that is replaced for another reason. The widget mounts again after longer and longer pauses.',
  ]);
  await waitForStatus('a', 'mounted');
});
