import { isLong } from '../../setup/test-length.ts';
import { readText } from '../../../tools/project.ts';
import { json } from '../../setup/network/test-cms.ts';
import { open } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';
import { makeCallsPage, widgetCalls } from '../support/widget-calls.ts';

const policies = [...readText('docs/policy.md').matchAll(/^Content-Security-Policy: (.+)$/gm)].map(
  ([, policy = '']) => policy,
);

const answers = Object.fromEntries(widgetCalls.map(({ key, answer }) => [key, json(answer)]));

/** For the policy that allows them: a picture and a player of other sites. */
const picture = 'https://pictures.example/slide.svg';
const player = 'https://player.example/1';
const film = `<div class="pmw pmw-video" data-widget="video" data-title="An interview" data-embed="${player}">
<div class="pmw-video__frame"><a class="pmw-video__link" href="/watch" data-play><span class="pmw-visually-hidden">Play: An interview</span></a></div></div>
<section id="foreign" data-widget="carousel" data-autoplay-delay="0" data-slides='${JSON.stringify([
  { headline: 'Elsewhere', backgroundImage: picture },
])}'></section>`;

test('there are policies in the document', () => {
  expect(policies.length).toBeGreaterThan(4);
});

for (const policy of policies) {
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  const allowsOthers = policy.includes('frame-src');
  const attributes = [
    nonce ? `nonce="${nonce}"` : '',
    allowsOthers ? 'data-embed-hosts="player.example"' : '',
  ];
  const body = makeCallsPage()
    .body.replace('<script ', `<script ${attributes.join(' ')} `)
    .replace('</main>', `${allowsOthers ? film : ''}</main>`);
  // The rules for Trusted Types make a difference without an inert parser.
  for (const hasParser of isLong ? [true, false] : [!policy.includes('trusted-types ')]) {
    test(`every widget works under ${policy} ${hasParser ? 'in this browser' : 'in one without an inert parser'}`, async ({
      page,
      startCms,
      watch,
    }) => {
      if (!hasParser) await page.addInitScript(() => Reflect.deleteProperty(Document, 'parseHTML'));
      const cms = await startCms({ ...answers, 'GET /page': { body } }, policy);
      const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';
      await page.route(picture, (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: svg }),
      );
      await page.route(player, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<p>Playing</p>' }),
      );
      await open(page, `${cms.url}/page`);
      for (const { id, shown, name } of widgetCalls) {
        const point = page.locator(`#${id}`);
        await expect(point).toHaveAttribute('data-widget-status', 'mounted');
        if (name !== 'signup') await expect(point.getByText(shown).first()).toBeVisible();
      }
      // If the policy of Trusted Types is refused, which a browser reports, rich text is plain text.
      const isRefused = !hasParser && policy.includes("trusted-types 'none'");
      await expect(page.locator('#slideshow .pmw-carousel__copy em')).toHaveCount(
        isRefused ? 0 : 1,
      );
      if (allowsOthers) {
        const image = page.locator('#foreign img');
        await expect
          .poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth))
          .toBe(4);
        await page.getByRole('button', { name: 'Play: An interview' }).click();
        await expect(page.frameLocator('iframe').getByText('Playing')).toBeVisible();
      }
      const others = watch.violations.filter(
        (line) => !isRefused || !line.startsWith('trusted-types'),
      );
      expect([others, watch.uncaught]).toEqual([[], []]);
    });
  }
}
