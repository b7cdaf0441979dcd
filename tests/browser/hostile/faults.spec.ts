import { publishedAnswers } from '../../../tools/contract/published-schemas.ts';
import { type JsonSchema } from '../../../api/json-schema.ts';
import { byLength } from '../../setup/test-length.ts';
import { type Answer, type Answers, json } from '../../setup/network/test-cms.ts';
import { hold, open, whenReady } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';
import { cmsWords, makeCallsPage, type WidgetCall, widgetCalls } from '../support/widget-calls.ts';
import { subscribeCalloutContract } from '../../../widgets/subscribe-callout/subscribe-callout.contract.ts';

// Answers that may come back from a call. DECISIONS says of all of them: the calling widget keeps the CMS's own
// content or shows that it failed, the console has one line, and the other widgets are not affected.

const megabytes = byLength(2, 50);

/** The fault of each call; it starts from the good answer. */
const faults: Readonly<Record<string, (good: Answer) => Answer>> = {
  'a connection that is dropped': () => ({ isDropped: true }),
  'a connection that is dropped half-way': (good) => ({ ...good, isCutOff: true }),
  'a status of 204': () => ({ status: 204 }),
  'a redirection to a page': () => ({ status: 301, location: '/login' }),
  'a status of 401': () => ({ status: 401, body: '{"message":"no"}', type: 'application/json' }),
  'a status of 500': () => ({ status: 500, body: '<h1>Server error</h1>' }),
  'HTML with a status of 200': () => ({ body: '<!doctype html><title>Log in</title>' }),
  'JSON that is cut': (good) => ({ ...good, body: String(good.body).slice(0, -3) }),
  [`${megabytes} MB of what is no JSON`]: () => ({
    type: 'application/json',
    body: `[${' '.repeat(megabytes * 1_000_000)}`,
  }),
  null: () => json(null),
  'a list': () => json([{ id: 'a' }]),
  'a text': () => json('x'),
};

const pages = {
  'GET /page': makeCallsPage(),
  'GET /login': { body: '<!doctype html><title>Log in</title><p>Log in</p>' },
};

function failureWords({ isSilent, name }: WidgetCall): string {
  if (isSilent) return cmsWords;
  return name === 'search' ? 'Try again' : 'valid email';
}

/** In each round each call has another fault: after as many rounds as faults it has had all of them. */
const rounds = byLength(2, Object.keys(faults).length);

test('each call survives every fault', async ({ page, startCms, watch }) => {
  test.slow();
  let answers: Answers = {};
  const keys = widgetCalls.map(({ key }) => key);
  const later = keys.map((key) => [key, () => answers[key] as Answer] as const);
  const cms = await startCms({ ...pages, ...Object.fromEntries(later) });
  for (let round = 0; round < rounds; round += 1) {
    const spoilt = widgetCalls.map((call, at) => {
      // Two rounds have every fault, the others the same ones on other calls.
      const index = (at + round * 5) % Object.keys(faults).length;
      const [fault = '', toFault = json] = Object.entries(faults)[index] ?? [];
      return { call, fault, answer: toFault(json(call.answer)) };
    });
    answers = Object.fromEntries(spoilt.map(({ call, answer }) => [call.key, answer]));
    for (const list of [watch.errors, watch.uncaught, watch.violations]) list.length = 0;
    await open(page, `${cms.url}/page`);
    await page.locator('#signup').getByRole('textbox').fill('reader@pension.example');
    await page
      .locator('#signup')
      .getByRole('button', { name: subscribeCalloutContract.texts.submit })
      .click();
    for (const { call, fault } of spoilt) {
      await test.step(`${call.name}: ${fault}`, async () => {
        const point = page.locator(`#${call.id}`);
        const status = call.isSilent ? 'failed' : 'mounted';
        await expect(point).toHaveAttribute('data-widget-status', status);
        await expect(point.getByText(failureWords(call)).first()).toBeVisible();
        // One line for each, which names the call.
        expect(watch.errors.filter((line) => line.includes(call.name))).toHaveLength(1);
      });
    }
    await expect(page.locator('#neighbour').getByText('A letter').first()).toBeVisible();
    expect([watch.uncaught, watch.violations]).toEqual([[], []]);
  }
  console.log(`${rounds} rounds of ${widgetCalls.length} calls with faults, 0 failures`);
});

test('a call that is slow is waited for, and the others are not', async ({
  page,
  startCms,
  watch,
}) => {
  const answers = widgetCalls.map(({ key, answer }) => [key, json(answer)]);
  const cms = await startCms({ ...pages, ...(Object.fromEntries(answers) as Answers) });
  const release = await hold(page, '**/en-us/**');
  await page.goto(`${cms.url}/page`);
  await expect(page.locator('#neighbour')).toHaveAttribute('data-widget-status', 'mounted');
  await expect(page.locator('#slideshow')).toHaveAttribute('data-widget-status', 'loading');
  await expect(page.locator('#slideshow').getByText(cmsWords)).toBeVisible();
  release();
  await whenReady(page);
  await expect(page.locator('#search').getByText('A result')).toBeVisible();
  expect([watch.errors, watch.uncaught]).toEqual([[], []]);
});

/** Values of wrong types for any field. */
const wrongValues: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 1e308, '', ' ', 'x', '\ud800', [], [null], [[]], {}, { a: 1 }],
  ...[{ length: 3 }, { toString: 1 }, { __proto__: null }, 'x'.repeat(200_000), '<b>'.repeat(9000)],
  ...['{}', '-1', 'NaN', '/Date(1e9)/', '\u0000', 'javascript:alert(1)', 'rgb(1'.padEnd(4000)],
];

/** Every copy of an example in which one field, at any depth, is something else. */
function* spoilEach(schema: JsonSchema, example: unknown): Generator {
  for (const wrong of wrongValues) yield wrong;
  if (schema.items !== undefined) {
    const item = Array.isArray(example) ? (example as readonly unknown[])[0] : undefined;
    for (const spoilt of spoilEach(schema.items, item)) yield [spoilt];
  }
  const record = (typeof example === 'object' ? example : undefined) ?? {};
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (property === false) continue;
    const known: unknown = Reflect.get(record, name);
    for (const spoilt of spoilEach(property, known)) yield { ...record, [name]: spoilt };
  }
}

/** The answer of a call with more entries in its list, in each of which one field is wrong. */
function spoilEntries({ name, answer }: WidgetCall) {
  const schema: JsonSchema = publishedAnswers[name].schema;
  const [list = ''] = Object.keys(schema.properties ?? {}).filter((key) =>
    Array.isArray(answer[key]),
  );
  const property = schema.properties?.[list];
  if (property === undefined || property === false) return { answer, count: 0 };
  const entries = answer[list] as readonly unknown[];
  const spoilt = [...spoilEach(property.items ?? {}, entries[0])];
  return { answer: { ...answer, [list]: [...entries, ...spoilt] }, count: spoilt.length };
}

test('an answer with each field of each entry wrong in each way fails nobody', async ({
  page,
  startCms,
  watch,
}) => {
  const spoilt = widgetCalls.map((call) => ({ key: call.key, ...spoilEntries(call) }));
  const answers = Object.fromEntries(spoilt.map(({ key, answer }) => [key, json(answer)]));
  const cms = await startCms({ ...pages, ...answers });
  await open(page, `${cms.url}/page`);
  for (const { id, shown } of widgetCalls.filter(({ name }) => name !== 'signup')) {
    await expect(page.locator(`#${id}`)).toHaveAttribute('data-widget-status', 'mounted');
    await expect(page.locator(`#${id}`).getByText(shown).first()).toBeVisible();
  }
  await expect(page.locator('#neighbour').getByText('A letter').first()).toBeVisible();
  expect([watch.uncaught, watch.violations]).toEqual([[], []]);
  const count = spoilt.reduce((sum, each) => sum + each.count, 0);
  expect(count).toBeGreaterThan(1000);
  console.log(`${count} entries with a wrong field in ${widgetCalls.length - 1} calls, 0 failures`);
});
