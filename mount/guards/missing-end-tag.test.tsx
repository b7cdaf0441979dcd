// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { makeWidget } from '../../tests/setup/engine/make-widget.ts';
import { getById as get, statusOf } from '../../tests/setup/engine/show-page.ts';
import { openPage } from '../../tests/setup/engine/start-engine.ts';

const inner = '<div id="in" data-widget="hello">CMS inside</div>';

it.each([
  [`<p>Old  text</p>${inner}`, 'a mount point (hello)', 16],
  [`${inner}<i data-widget="frame">x</i>`, '2 mount points (hello, frame)', 10],
])(
  'mount points that disappear with the content are named once, with how much is replaced: %s',
  async (content, found, length) => {
    const { errors, warnings } = await openPage(
      `<div id="out" data-widget="bye">${content}</div>`,
      [makeWidget('bye', () => <p>Bye</p>)],
    );
    expect([statusOf('out'), get('out').textContent, errors]).toEqual(['mounted', 'Bye', []]);
    expect(warnings).toEqual([
      `bye: what the CMS rendered inside is ${found} among ${length} characters of text; expected no mount point there; an end tag may be missing. The widget takes the place of all of it.`,
    ]);
  },
);
