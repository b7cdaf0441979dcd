import { describe, expect, it } from 'vitest';
import { dateChangeLog } from './change-log.ts';

const changes = `- Tabs print.

### What it asks of a site

Nothing.
`;
const older = `## 0.1.0 (2026-11-23)

- The first.
`;

describe('the changelog of a release', () => {
  it('may be the first one', () => {
    expect(dateChangeLog(`# Changes\n\n## Unreleased\n\n${changes}`, '0.1.0', '2026-11-24')).toBe(
      `# Changes\n\n## 0.1.0 (2026-11-24)\n\n${changes}`,
    );
  });

  it.each([
    [older, 'the first section is not "## Unreleased"'],
    [`## Unreleased\n\n${older}`, 'no change stands under "## Unreleased"'],
    [`## Unreleased\n\n- Tabs print.\n\n${older}`, 'has no "### What it asks of a site"'],
  ])('is refused: %j', (sections, mistake) => {
    const text = `# Changes\n\n${sections}`;
    expect(() => dateChangeLog(text, '0.2.0', '2026-11-24')).toThrow(mistake);
  });
});
