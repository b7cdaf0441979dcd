import { isLong } from '../../setup/test-length.ts';
import { readText } from '../../structure/source-files.ts';
import { type Answers, json } from '../support/foreign-cms.ts';
import { whenReady } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';
import { makeCallsPage, widgetCalls } from '../support/widget-calls.ts';

const policies = [
  ...readText('docs/security.md').matchAll(/^Content-Security-Policy: (.+)$/gm),
].map(([, policy = '']) => policy);

const answers: Answers = Object.fromEntries(
  widgetCalls.map(({ key, answer }) => [key, json(answer)]),
);

test('there are policies in the document', () => {
  expect(policies.length).toBeGreaterThan(4);
});

for (const policy of policies) {
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  const { body } = makeCallsPage();
  const page = { body: nonce ? body.replace('<script ', `<script nonce="${nonce}" `) : body };
  // Without an inert parser only the rules for Trusted Types make a difference.
  const needsBoth = isLong || policy.includes('trusted-types ');
  for (const hasParser of needsBoth ? [true, false] : [true]) {
    test(`every widget works under ${policy} ${hasParser ? 'in this browser' : 'in one without an inert parser'}`, async ({
      page: tab,
      startCms,
      watch,
    }) => {
      if (!hasParser) await tab.addInitScript(() => Reflect.deleteProperty(Document, 'parseHTML'));
      const cms = await startCms({ ...answers, 'GET /page': page }, policy);
      await tab.goto(`${cms.url}/page`);
      await whenReady(tab);
      for (const { id, shown, name } of widgetCalls) {
        const point = tab.locator(`#${id}`);
        await expect(point).toHaveAttribute('data-widget-status', 'mounted');
        if (name !== 'signup') await expect(point.getByText(shown).first()).toBeVisible();
      }
      // A browser reports that the policy of Trusted Types was refused; rich text is plain text then.
      const isRefused = !hasParser && policy.includes("trusted-types 'none'");
      const others = watch.violations.filter(
        (line) => !isRefused || !line.startsWith('trusted-types'),
      );
      expect([others, watch.uncaught]).toEqual([[], []]);
    });
  }
}
