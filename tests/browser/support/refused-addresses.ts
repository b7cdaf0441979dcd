import { type Page } from '@playwright/test';

/** Makes the CMS refuse every address that is sent to its newsletter. */
export async function refuseAddresses(page: Page): Promise<void> {
  await page.route('**/signup', (route) => route.fulfill({ json: { IsSuccessStatusCode: false } }));
}
