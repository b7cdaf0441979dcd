// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { makeWidget } from '../../tests/setup/engine/make-widget.ts';
import { getById as get, showPage, statusOf } from '../../tests/setup/engine/show-page.ts';
import { startEngine } from '../../tests/setup/engine/start-engine.ts';

it('a widget is not drawn inside a form whose fields would have React loop for ever', async () => {
  showPage('<form id="form"><div id="a" data-widget="hello">CMS</div></form>');
  Object.defineProperty(get('form'), 'parentNode', { value: document.createElement('input') });
  const { publicApi, errors } = startEngine([makeWidget('hello', () => <p>Hello</p>)]);
  await publicApi.ready;
  expect([statusOf('a'), get('a').textContent]).toEqual(['failed', 'CMS']);
  expect(errors).toEqual([
    'hello: a field of the form around it is named parentNode; expected another name. The content of the page stays.',
  ]);
});
