// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { mockNetwork } from '../../tests/setup/network/mock-network.ts';
import { mountWidget } from '../../tests/setup/engine/mount-widget.ts';
import { filterAreaWidget } from './filter-area.widget.ts';
import { filterAreaContract } from './filter-area.contract.ts';

// It answers nothing: a call would fail the widget.
mockNetwork();

const html = '<p>From the CMS</p>';
const Menus = [
  { Label: 'Topic', FieldName: 'Topic', Items: [{ Label: 'Rates' }, { Label: 'Credit' }] },
];
const one = { Headline: 'One', Data: { Topic: 'Rates' } };
const two = { Headline: 'Two', Data: { Topic: 'Credit' } };
const articles = { Menus, Content: [one, two] };
const ann = { FullName: 'Ann Zola', Data: { Team: 'Equity' } };

function mount(source: string, content: unknown) {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  const point = { 'data-source': source, 'data-content': text };
  return mountWidget(filterAreaWidget, [point], { html });
}

const listHeadings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

describe('a filter area whose page supplies the content', () => {
  it.each([
    ['news', articles, ['One', 'Two']],
    ['insight', articles, ['One', 'Two']],
    ['team', { Menus, Content: [ann] }, ['Equity', 'Ann Zola']],
  ])('shows it as %s and asks nothing', async (source, content, shown) => {
    const { statuses, errors } = await mount(source, content);
    expect([statuses, errors]).toEqual([['mounted'], []]);
    expect(listHeadings()).toEqual(shown);
  });

  it('filters what a script of the page holds', async () => {
    const script = document.createElement('script');
    Object.assign(script, { type: 'application/json', id: 'articles' });
    script.textContent = JSON.stringify(articles);
    document.body.append(script);
    await mount('news', '#articles');
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /^Topic/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Credit' }));
    await user.click(screen.getByRole('button', { name: filterAreaContract.texts.apply }));
    expect(listHeadings()).toEqual(['Two']);
    script.remove();
  });

  it.each([
    ['news', [one, { ...two, CtaText: [] }], 'Content[1].CtaText is a list of 0'],
    ['insight', [one, two, 7], 'Content[2] is 7'],
    ['news', [one, two, ann], 'Content[2] is an object with FullName, Data'],
    ['team', [ann, { ...ann, Title: {} }], 'Content[1].Title is an object'],
    ['team', [ann, one], 'Content[1] is an object with Headline, Data'],
  ])('as %s with a mistake shows the rest and names its place', async (source, Content, said) => {
    const { statuses, errors } = await mount(source, { Menus, Content });
    expect(statuses).toEqual(['mounted']);
    expect(errors).toEqual([expect.stringContaining(`filter-area: data-content, ${said};`)]);
  });

  const whole = 'expected an object with a list "Content".';

  it.each([
    ['without the list', '{"Menus":[]}', `an object with Menus; ${whole}`],
    ['of another form', '[]', `a list of 0; ${whole}`],
    ['empty, as a template prints null', '', 'empty; expected JSON.'],
    ['from nowhere', 'window.nothing', 'window.nothing, which is not defined; expected a global'],
  ])('that is %s fails, and what the CMS rendered stays', async (_, text, said) => {
    const { elements, statuses, errors } = await mount('news', text);
    expect([statuses, elements[0]?.innerHTML]).toEqual([['failed'], html]);
    expect(errors).toEqual([expect.stringContaining(`filter-area: data-content is ${said}`)]);
    expect(errors).toEqual([expect.stringContaining('The content of the page stays.')]);
  });

  it('says nothing about it where the source, which says how to read it, is unknown', async () => {
    const { statuses, errors } = await mount('people', { Content: [ann] });
    expect(statuses).toEqual(['failed']);
    expect(errors).toEqual([expect.stringContaining('filter-area: data-source is "people"')]);
  });

  it('without an entry keeps what the CMS rendered', async () => {
    const { elements, statuses, errors } = await mount('team', { Content: [] });
    expect([statuses, elements[0]?.innerHTML, errors]).toEqual([['empty'], html, []]);
  });
});
