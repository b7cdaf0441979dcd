import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { projectPath } from '../project.ts';
import { trimPackage } from './trimmed-packages.ts';

const zustand = 'zustand/esm/react.mjs';

describe('a trimmed package', () => {
  it.each([
    [zustand, "import React from 'react';", "import * as React from 'react';"],
    ['clsx/dist/clsx.mjs', "import React from 'react';", "import React from 'react';"],
  ])('%s: %j', (file, code, trimmed) => {
    expect(trimPackage(file, code)).toBe(trimmed);
  });

  it('keeps every line in its place', () => {
    const code = readFileSync(projectPath(`node_modules/${zustand}`), 'utf8');
    expect(trimPackage(zustand, code).split('\n')).toHaveLength(code.split('\n').length);
  });

  it('fails the build where a new version says it in another way', () => {
    expect(() => trimPackage(zustand, "import { useMemo } from 'react';")).toThrow(
      'zustand/esm/react.mjs does not contain "import React from".',
    );
  });
});
