// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { makeWidget } from '../../tests/setup/engine/make-widget.ts';
import { getById as get, statusOf } from '../../tests/setup/engine/show-page.ts';
import { openPage } from '../../tests/setup/engine/start-engine.ts';
import { until, waitForStatus } from '../../tests/setup/engine/until.ts';

/** Draws as many lines as its data have, which the button takes away. */
const list = makeWidget('list', () => {
  const [isShown, setShown] = useState(true);
  return (
    <>
      {isShown && <p className="line">Line</p>}
      {isShown && <p className="line">Line</p>}
      <button onClick={() => setShown(false)}>Clear</button>
    </>
  );
});
const html = '<div id="list" data-widget="list"><p>CMS</p></div>';
const changed =
  'list: what the widget drew is changed by a script of the page; expected changes of attributes or data only. The widget is drawn anew.';

const changes: readonly [string, () => void][] = [
  ['takes out a node', () => document.querySelector('.line')?.remove()],
  [
    'wraps a node',
    () => {
      const line = document.querySelector('.line');
      const box = document.createElement('b');
      line?.replaceWith(box);
      box.append(line ?? '');
    },
  ],
  ['moves a node elsewhere', () => document.body.append(document.querySelector('.line') ?? '')],
  [
    'empties what was drawn',
    () =>
      get('list')
        .querySelector('pmw-root')
        ?.replaceChildren(...get('list').querySelectorAll('button')),
  ],
];

const press = () => {
  screen.getByRole('button', { name: 'Clear' }).click();
};

describe('a widget that a tool of the page has changed', () => {
  it.each(changes)('is drawn anew from its data, and told once: one that %s', async (_, change) => {
    const { errors, events } = await openPage(html, [list]);
    change();
    press();
    await waitForStatus('list', 'mounted');
    await until(() => expect(document.querySelectorAll('#list .line')).toHaveLength(2));
    expect(errors).toEqual([changed]);
    expect(events).not.toContain('widget:failed list');
    press();
    await until(() => expect(document.querySelectorAll('#list .line')).toHaveLength(0));
    expect(statusOf('list')).toBe('mounted');
  });

  it('fails for good if it happens again at once', async () => {
    const fragile = makeWidget('list', () => {
      const [count, setCount] = useState(0);
      useEffect(() => {
        const timer = setTimeout(() => {
          document.querySelector('.line')?.remove();
          setCount(1);
        }, 20);
        return () => clearTimeout(timer);
      }, []);
      return count === 0 ? <p className="line">Line</p> : null;
    });
    const { errors } = await openPage(html, [fragile]);
    await waitForStatus('list', 'failed');
    expect(errors).toHaveLength(2);
    expect(errors[0]).toBe(changed);
    expect(get('list').innerHTML).toBe('<p>CMS</p>');
  });
});
