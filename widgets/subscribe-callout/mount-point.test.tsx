// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawExample } from '../../dev-server/gallery/draw-example.ts';
import { start } from '../../mount/start.ts';
import { parseInert } from '../../shared/html/parse-inert.ts';
import { makeContext } from '../../tests/setup/make-context.ts';
import { outline } from '../../tests/setup/outline.ts';
import { renderPartial } from '../../tests/setup/render-partial.ts';
import { withWidget } from '../../tests/setup/with-widget.tsx';
import { subscribeCalloutContract } from './subscribe-callout.contract.ts';
import { subscribeCalloutExamples } from './subscribe-callout.examples.ts';
import { SubscribeCallout } from './subscribe-callout.tsx';
import { subscribeCalloutWidget } from './subscribe-callout.widget.ts';

afterEach(cleanup);

interface Parameters {
  readonly variant?: 'callout' | 'tile';
  readonly texts?: Readonly<Record<string, string>>;
}

function renderWidget({ variant = 'callout', texts = {} }: Parameters): HTMLElement {
  const wrapper = withWidget(makeContext(subscribeCalloutContract, { texts }));
  return render(<SubscribeCallout config={{ variant }} data={undefined} />, { wrapper }).container;
}

/** Both have these; the text of the status exists only in the widget. */
const compared = {
  attributes: ['type', 'name', 'autocomplete', 'placeholder'],
  without: '.pmw-subscribe-callout__status',
};

const texts = {
  eyebrow: 'The letter',
  title: 'Four & more letters',
  intro: 'No forecasts.',
  'email-label': 'Your address',
  placeholder: 'name@institution.org',
  submit: 'Sign up',
  note: 'Leave at any time.',
};

describe('subscribe callout as the template renders it', () => {
  it.each<Parameters>([
    {},
    { variant: 'callout', texts },
    { variant: 'tile' },
    { variant: 'tile', texts },
  ])('has the boxes of the widget, so that nothing moves on take-over: %j', (parameters) => {
    const [partial] = renderPartial('subscribe-callout', { ...parameters }).children;
    const [widget] = renderWidget(parameters).children;
    if (!partial || !widget) throw new Error('Nothing was drawn.');
    expect(outline(partial, compared)).toEqual(outline(widget, compared));
  });

  it('hands its words on to the widget', () => {
    const { dataset } = renderPartial('subscribe-callout', { variant: 'tile', texts });
    expect(Object.fromEntries(Object.entries(dataset))).toEqual({
      widget: 'subscribe-callout',
      variant: 'tile',
      textEyebrow: texts.eyebrow,
      textTitle: texts.title,
      textIntro: texts.intro,
      textEmailLabel: texts['email-label'],
      textPlaceholder: texts.placeholder,
      textSubmit: texts.submit,
      textNote: texts.note,
    });
  });

  it('works without the script: a form that posts the address', () => {
    const form = renderPartial('subscribe-callout', {}).querySelector('form');
    expect(form?.getAttribute('method')).toBe('post');
    expect(form?.getAttribute('action')).toBe('/en-us/signup');
    expect(form?.querySelector('input')?.getAttribute('name')).toBe('email');
    expect(form?.querySelector('button')?.getAttribute('type')).toBe('submit');
  });
});

describe('subscribe callout in its examples', () => {
  it.each(subscribeCalloutExamples.examples)(
    'takes the place of the form of the CMS: $name',
    async (example) => {
      const { attributes, html } = drawExample(subscribeCalloutWidget.contract, example);
      const log = vi.spyOn(console, 'error').mockReturnValue();
      const element = document.createElement('section');
      element.append(...(parseInert(html)?.childNodes ?? []));
      for (const [name, value] of Object.entries(attributes)) {
        if (value !== undefined) element.setAttribute(name, value);
      }
      element.setAttribute('data-widget', subscribeCalloutExamples.widget);
      document.body.append(element);
      const script = document.createElement('script');
      script.setAttribute('data-stylesheet', 'none');
      const running = new AbortController();
      const publicApi = start({
        script,
        version: '1.0.0',
        widgets: [subscribeCalloutWidget],
        createApi: () => ({ send: () => Promise.resolve({}) }),
        signal: running.signal,
      });
      await publicApi.ready;
      const words = [...element.querySelectorAll('h2, h3, .pmw-field__label')];
      const { 'data-text-title': title = 'Subscribe to our newsletter' } = attributes;
      const { 'data-text-email-label': label = 'Email address' } = attributes;
      expect(words.map((word) => word.textContent)).toEqual([title, label]);
      expect(log).not.toHaveBeenCalled();
      log.mockRestore();
      publicApi.unmount();
      running.abort();
      element.remove();
    },
  );
});
