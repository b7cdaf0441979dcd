// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseInert } from '../../shared/html/parse-inert.ts';
import { addDialogMethods } from '../../tests/setup/dialog-methods.ts';
import { makeBehaviourContext } from '../../tests/setup/start-behaviour.ts';
import { startEngine, type TestEngine } from '../../tests/setup/start-engine.ts';
import { startExample } from '../../tests/setup/start-example.ts';
import { modalBehaviour } from '../modal/modal.widget.ts';
import { usPersonsNoticeExamples } from './us-persons-notice.examples.ts';
import { startUsPersonsNotice } from './us-persons-notice.ts';
import { usPersonsNoticeWidget } from './us-persons-notice.widget.ts';

const yes = 'Yes, I am an United States Person';
const notice = (attributes: string) =>
  `<a href="/notice" data-modal="#n">Notice</a><section id="n" data-widget="us-persons-notice" ${attributes}><h2>Important Notice</h2><p>The units are</p><ul><li id="own">not registered</li><li><p>not insured</p></li></ul>
  <button type="button" data-answer="us-person">${yes}</button><button type="button" data-answer="main-site">No</button></section>`;

let engine: TestEngine | undefined;

async function open(attributes: string) {
  document.body.replaceChildren(...(parseInert(notice(attributes))?.childNodes ?? []));
  engine = startEngine([usPersonsNoticeWidget], {}, [modalBehaviour]);
  await engine.publicApi.ready;
  return engine;
}

const user = userEvent.setup();
const dialog = () => screen.queryByRole('alertdialog', { name: 'Important Notice' });

beforeEach(addDialogMethods);

afterEach(() => {
  engine?.stop();
  engine = undefined;
  sessionStorage.clear();
});

describe('notice to United States persons', () => {
  it('opens by itself until it is answered, once a session', async () => {
    await open('data-open="load"');
    expect(dialog()).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    engine?.stop();
    await open('data-open="load"');
    await user.click(screen.getByRole('button', { name: yes }));
    expect(dialog()).toBeNull();
    engine?.stop();
    const { errors, warnings } = await open('data-open="load"');
    expect(dialog()).toBeNull();
    expect([errors, warnings]).toEqual([[], []]);
  });

  it('is an alert dialog that its text describes, without headings and answers', async () => {
    await open('data-open="load"');
    expect(dialog()).toHaveAccessibleDescription('The units are not registered not insured');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    engine?.publicApi.unmount();
    const section = document.getElementById('n');
    expect(section).not.toHaveAttribute('data-modal-alert');
    expect([...(section?.querySelectorAll('[id]') ?? [])].map(({ id }) => id)).toEqual(['own']);
  });

  it('keeps its life while it moves into the dialog', async () => {
    const { events } = await open('data-open="load"');
    expect(events.filter((event) => event.startsWith('widget:unm'))).toEqual([]);
    expect(document.getElementById('n')).toHaveAttribute('data-widget-status', 'mounted');
  });

  it('opens on a click only, where it is not told otherwise, also when answered', async () => {
    await open('');
    expect(dialog()).toBeNull();
    expect(document.getElementById('n')).not.toBeVisible();
    for (let time = 0; time < 2; time += 1) {
      await user.click(screen.getByText('Notice'));
      await user.click(screen.getByRole('button', { name: yes }));
      expect(dialog()).toBeNull();
    }
  });

  it('does not open by itself in a CMS editor', async () => {
    await open('data-open="load" data-editing');
    expect(dialog()).toBeNull();
  });

  it('asks again where nothing can be remembered', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    await open('data-open="load"');
    expect(dialog()).toBeInTheDocument();
  });

  it('refuses a main site that is a script, in words for the author', () => {
    const context = makeBehaviourContext(notice(''));
    startUsPersonsNotice({ open: 'click', mainSite: 'javascript:alert(1)' }, context);
    expect(context.problems).toEqual([
      {
        where: 'data-main-site',
        found: '"javascript:alert(1)"',
        expected: 'an address that begins with https: or /',
        outcome: 'Using "/".',
      },
    ]);
  });
});

describe('us-persons-notice in its examples', () => {
  it.each(usPersonsNoticeExamples.examples)(
    'mounts without a complaint: $name',
    async (example) => {
      const { element, engine } = await startExample(usPersonsNoticeWidget, example, [
        modalBehaviour,
      ]);
      expect(element).toHaveAttribute('data-widget-status', 'mounted');
      expect([engine.errors, engine.warnings]).toEqual([[], []]);
      engine.stop();
    },
  );
});
