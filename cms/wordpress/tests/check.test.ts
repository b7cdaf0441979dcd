import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTarget } from '../../../tools/check-api/api-target.ts';
import { checkApi } from '../../../tools/check-api/check-api.ts';
import { readSitePage } from '../../../tools/check-api/read-site-page.ts';
import { hasNoDifferences, writeReport } from '../../../tools/check-api/write-report.ts';
import { makePlugIn } from './make-plug-in.ts';
import { findPhp } from '../../testing/needs-of-includes.ts';
import { startWordPress, type WordPress } from './site.ts';

const takesSignUps = `<?php /* Plugin Name: Sign-up */ add_action( 'pmw_signup', '__return_true' );`;

describe.skipIf(findPhp('wordpress') === undefined)(
  'check-api on WordPress with the plug-in',
  () => {
    let wordpress: WordPress;

    beforeAll(async () => {
      wordpress = await startWordPress({
        zip: makePlugIn(),
        posts: [{ slug: 'fund', title: 'Fund', content: 'A fund.', categories: ['News'] }],
        // Loaded with every request: the check sends no settings.
        files: { 'mu-plugins/signup.php': takesSignUps },
      });
    });

    afterAll(() => wordpress.close());

    it.each(['/', '/fund/'])('finds a healthy site well, as its page says: %s', async (path) => {
      const address = `${wordpress.origin}${path}`;
      const page = await readSitePage(address);
      expect(page?.options.siteBase).toContain('private-markets-widgets/v1/');
      const target = readTarget([address], { signup: 'jo@firm.example' }, page);
      const reports = await checkApi(target);
      expect(hasNoDifferences(reports), writeReport(reports)).toBe(true);
      const answered = reports
        .filter(({ requests }) => requests.length > 0)
        .map(({ name }) => name);
      expect(answered).toEqual(['search', 'articledata/news', 'articledata/insight', 'signup']);
    });
  },
);
