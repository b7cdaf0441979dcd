import { copyProject, startDevelopmentServer } from '../support/development-server.ts';
import { whenReady } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

// The compiler looks at all sources three times.
const patience = { timeout: 120_000 };

test('a type error is told on the page and in the terminal, and gone when it is mended', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const copy = copyProject();
  copy.edit('vite.config.ts', 'const firstPageMs = 8000', 'const firstPageMs = 0');
  const server = await startDevelopmentServer(copy.folder);
  try {
    await page.goto(`${server.origin}/team`);
    await whenReady(page);
    const card = 'widgets/filter-area/person-card.tsx';
    const mistake = "const wrong: number = 'text';\n";
    await expect.poll(server.readOutput, patience).toContain('Found 0 errors.');
    copy.edit(card, 'export function', `${mistake}export function`);
    const overlay = page.locator('vite-plugin-checker-error-overlay');
    await expect(overlay).toContainText('is not assignable to type', patience);
    await expect.poll(server.readOutput, patience).toMatch(/person-card\.tsx:\d+:\d+/);
    copy.edit(card, mistake, '');
    await expect(overlay).not.toContainText('is not assignable', patience);
    await expect.poll(server.readOutput, patience).toMatch(/Found 0 errors\.[^]{0,60}$/);
  } finally {
    await server.stop();
    copy.remove();
  }
});
