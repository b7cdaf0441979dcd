// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeContext } from '../../tests/setup/engine/make-context.ts';
import { outline } from '../../tests/setup/dom/outline.ts';
import { renderPartial } from '../../tests/setup/site/render-partial.ts';
import { withWidget } from '../../tests/setup/engine/with-widget.tsx';
import { subscribeCalloutContract } from './subscribe-callout.contract.ts';
import { SubscribeCallout } from './subscribe-callout.tsx';

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
  it.each([
    ['callout', {}],
    ['callout', texts],
    ['tile', {}],
    ['tile', texts],
  ] as const)('has the boxes of the widget, so that nothing moves: %s %j', (variant, words) => {
    const [partial] = renderPartial('subscribe-callout', { variant, texts: words }).children;
    const wrapper = withWidget(makeContext(subscribeCalloutContract, { texts: words }));
    const callout = <SubscribeCallout config={{ variant }} data={undefined} />;
    const [widget] = render(callout, { wrapper }).container.children;
    if (!partial || !widget) throw new Error('Nothing was drawn.');
    expect(outline(partial, compared)).toEqual(outline(widget, compared));
  });

  it('hands its words on to the widget', () => {
    const { attributes } = renderPartial('subscribe-callout', { variant: 'tile', texts });
    const words = Object.entries(texts).map(([name, text]) => [`data-text-${name}`, text]);
    expect(Object.fromEntries([...attributes].map(({ name, value }) => [name, value]))).toEqual({
      'data-widget': 'subscribe-callout',
      'data-variant': 'tile',
      ...(Object.fromEntries(words) as object),
    });
  });

  it('works without the script: its form posts to the CMS', () => {
    const form = renderPartial('subscribe-callout', {}).querySelector('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/en-us/signup']);
  });
});
