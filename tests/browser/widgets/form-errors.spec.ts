import { type Page } from '@playwright/test';
import { isLong, sampleOf } from '../../setup/test-length.ts';
import { findAxeProblems } from '../support/axe.ts';
import { makeBehaviourPage } from '../support/behaviour-page.ts';
import { findUnseenControls } from '../support/unseen-controls.ts';
import { open, whenDrawn } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

const field = (id: string, attributes: string, messages: string) =>
  `<p><label for="${id}">${id}</label> <input id="${id}" name="${id}" aria-describedby="${id}-room" ${attributes}></p>
<p id="${id}-room">${messages}</p>`;

const message = (text: string, kind = '') => `<span data-error="${kind}" hidden>${text}</span>`;

const name = field('name', 'required', message('Enter your name.'));
const email = field(
  'email',
  'type="email" required',
  message('Enter your address.', 'value-missing') + message('That is no address.'),
);
const form = (content: string, attributes = '') =>
  `<form data-widget="form-errors" action="/sent" ${attributes}>${content}<button>Send</button></form>`;

declare global {
  interface Window {
    /** The controls that the browser was told are wrong, by name, with whether its bubble was prevented. */
    invalid: [name: string, isPrevented: boolean][];
  }
}

/** Records what the browser would say in a bubble, after every listener of the page. */
async function watchBubbles(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.invalid = [];
    document.addEventListener(
      'invalid',
      (event) => {
        setTimeout(() => {
          window.invalid.push([(event.target as HTMLInputElement).name, event.defaultPrevented]);
        });
      },
      true,
    );
  });
}

const takeInvalid = (page: Page) => page.evaluate(() => window.invalid.splice(0));

const send = (page: Page) => page.getByRole('button', { name: 'Send' }).click();

test.beforeEach(async ({ page }) => {
  await watchBubbles(page);
});

test('each message is shown without a bubble, the first wrong field has the focus, and what is right is sent', async ({
  page,
  openPage,
}) => {
  const cms = await openPage({
    ...makeBehaviourPage(form(name + email)),
    'GET /sent': { body: 'Sent' },
  });
  await send(page);
  await expect(page.getByLabel('name')).toBeFocused();
  expect(await takeInvalid(page)).toEqual([
    ['name', true],
    ['email', true],
  ]);
  await expect(page.getByLabel('name')).toHaveAccessibleDescription('Enter your name.');
  await expect(page.getByText('Enter your address.')).toBeVisible();
  await expect(page.getByText('That is no address.')).toBeHidden();
  expect(await findAxeProblems(page)).toEqual([]);
  await page.keyboard.type('Ann');
  await expect(page.getByText('Enter your name.')).toBeHidden();
  await page.keyboard.press('Tab');
  await page.keyboard.type('ann');
  await expect(page.getByText('That is no address.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('email')).toBeFocused();
  await expect(page.getByRole('alert')).toHaveText('That is no address.');
  await page.keyboard.type('@example.com');
  await expect(page.getByText('That is no address.')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sent')).toBeVisible();
  expect(cms.requests.filter((request) => request.includes('/sent'))).toHaveLength(1);
});

test('before a visitor has left a field nothing is wrong, however a script of the page looks', async ({
  page,
  openPage,
}) => {
  await openPage(makeBehaviourPage(form(name + email)));
  await page.evaluate(() => {
    const [first] = document.forms;
    const look = () => void first?.checkValidity();
    for (const type of ['input', 'change', 'blur', 'focusout', 'keyup']) {
      first?.addEventListener(type, look, true);
    }
    look();
  });
  await page.getByLabel('name').pressSequentially('A');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('email')).toBeFocused();
  await page.keyboard.type('ann');
  await whenDrawn(page);
  await expect(page.getByText('Enter your address.')).toBeHidden();
  await expect(page.getByText('That is no address.')).toBeHidden();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByText('That is no address.')).toBeVisible();
  await expect(page.getByLabel('name')).toBeFocused();
  await page.keyboard.type('Ann');
  await expect(page.getByLabel('name')).toBeFocused();
});

test('a form that a script sends shows its messages; a button with formnovalidate sends what there is', async ({
  page,
  openPage,
}) => {
  const draft = '<button formnovalidate>Draft</button>';
  await openPage({
    ...makeBehaviourPage(form(name + email + draft)),
    'GET /sent': { body: 'Sent' },
  });
  await page.evaluate(() => {
    document.forms[0]?.requestSubmit();
  });
  await expect(page.getByLabel('name')).toBeFocused();
  expect(await takeInvalid(page)).toEqual([
    ['name', true],
    ['email', true],
  ]);
  await expect(page.getByText('Enter your name.')).toBeVisible();
  await page.getByRole('button', { name: 'Draft' }).click();
  await expect(page.getByText('Sent')).toBeVisible();
});

test('fields without a place, and fields and places that nobody sees, keep the browser’s way', async ({
  page,
  openPage,
}) => {
  const bare = '<p><label>fund <input name="fund" required></label></p>';
  const hidden = `<div hidden>${field('hidden', 'required', message('Hidden.'))}</div>`;
  const placeless = `<p><label>place <input name="place" required aria-describedby="away"></label></p><div hidden><p id="away">${message('Away.')}</p></div>`;
  await openPage(makeBehaviourPage(form(hidden + name + bare + placeless)));
  await send(page);
  await expect(page.getByLabel('fund')).toBeFocused();
  expect(await takeInvalid(page)).toEqual([
    ['hidden', false],
    ['name', true],
    ['fund', false],
    ['place', false],
  ]);
  await expect(page.getByText('Enter your name.')).toBeVisible();
  await whenDrawn(page);
  await expect(page.getByLabel('fund')).toBeFocused();
});

test('two forms of the same markup speak each for itself', async ({ page, openPage }) => {
  await openPage(makeBehaviourPage(form(name, 'id="one"') + form(name, 'id="two"')));
  const two = page.locator('#two');
  await two.getByRole('button').click();
  await expect(two.locator('input')).toBeFocused();
  await expect(two.getByText('Enter your name.')).toBeVisible();
  await expect(page.locator('#one').getByText('Enter your name.')).toBeHidden();
  await expect(page.locator('#one input')).toHaveAttribute('aria-invalid', 'false');
});

test('a field that was wrong before the script came is wrong when it is there', async ({
  page,
  startCms,
}) => {
  const cms = await startCms(makeBehaviourPage(form(email + name)));
  await page.route('**/widgets.js', async (route) => {
    await page.getByLabel('email').fill('nobody');
    await page.getByLabel('name').focus();
    await route.continue();
  });
  await open(page, `${cms.url}/page`);
  await expect(page.getByText('That is no address.')).toBeVisible();
  await expect(page.getByLabel('email')).toHaveAttribute('aria-invalid', 'true');
});

test('without the script the bubble stays', async ({ page, startCms }) => {
  const cms = await startCms(makeBehaviourPage(form(name)));
  await page.route('**/widgets.js', (route) => route.abort());
  await page.goto(`${cms.url}/page`);
  await send(page);
  await expect(page.getByLabel('name')).toBeFocused();
  expect(await takeInvalid(page)).toEqual([['name', false]]);
});

for (const example of sampleOf(['normal', 'long-text', 'group'], 1)) {
  test(`with the classes of the example ${example} each message is seen, no bubble is left, and the mark shows in forced colours and from right to left`, async ({
    page,
    gallery,
  }) => {
    await open(page, `${gallery}/_dev/widgets/form-errors/${example}`);
    const messages = page.locator('.pmw-form-errors__message');
    await expect(messages.filter({ visible: true })).toHaveCount(0);
    await page.getByRole('button').click();
    await expect(page.locator('input').first()).toBeFocused();
    const rooms = await page.locator('.pmw-form-errors__room').count();
    await expect(messages.filter({ visible: true })).toHaveCount(rooms);
    const wrong = await takeInvalid(page);
    expect(wrong.length).toBeGreaterThanOrEqual(rooms);
    expect(wrong.filter(([, isPrevented]) => !isPrevented)).toEqual([]);
    expect(await findAxeProblems(page)).toEqual([]);

    await page.emulateMedia({ forcedColors: 'active' });
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    const box = page.locator('input:not([type=checkbox], [type=radio])').first();
    // A group has no text box.
    if (example !== 'group') await expect(box).toHaveCSS('border-right-width', '6px');
    expect(await findUnseenControls(page)).toEqual([]);
    if (isLong) expect(await findAxeProblems(page)).toEqual([]);
  });
}

const withRequired = [
  ['/product-landing', '.site-contact__form'],
  ['/product-interior', '.site-contact__form'],
  ['/login', '.site-login__form'],
  ['/market-overview', '.site-entry__form'],
] as const;
for (const [address, part] of sampleOf(withRequired, 1)) {
  test(`the required fields of ${address} are not called invalid before somebody has been in them, with the script or without`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    for (const script of ['**/other.js', '**/widgets.js']) {
      await page.route(script, (route) => route.abort());
      await page.goto(address);
      const fields = page.locator(`${part} [required]`);
      const states = await fields.evaluateAll((all) => all.map((each) => each.ariaInvalid));
      expect(states.length).toBeGreaterThan(0);
      expect(new Set(states)).toEqual(new Set(['false']));
      const { nodes } = await session.send('Accessibility.getFullAXTree');
      const isInvalid = (node: (typeof nodes)[number]) =>
        node.properties?.some(({ name, value }) => name === 'invalid' && value.value !== 'false');
      expect(nodes.filter(isInvalid).map(({ name }) => name?.value as unknown)).toEqual([]);
    }
  });
}
