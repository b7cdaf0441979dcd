import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { projectPath } from '../project.ts';
import { trimPackage } from './trimmed-packages.ts';

const zustand = 'zustand/esm/react.mjs';
const axiosHelpers = 'axios/lib/utils.js';

describe('a trimmed package', () => {
  it.each([
    [zustand, "import React from 'react';", "import * as React from 'react';"],
    [
      'axios/lib/helpers/cookies.js',
      "import utils from '../utils.js';",
      "import * as utils from '../utils.js';",
    ],
    ['clsx/dist/clsx.mjs', "import React from 'react';", "import React from 'react';"],
  ])('%s: %j', (file, code, trimmed) => {
    expect(trimPackage(file, code)).toBe(trimmed);
  });

  it.each([zustand, axiosHelpers])('keeps every line of %s in its place', (file) => {
    const code = readFileSync(projectPath(`node_modules/${file}`), 'utf8');
    expect(trimPackage(file, code).split('\n')).toHaveLength(code.split('\n').length);
  });

  it('exports every helper of axios under the name that the object had for it', async () => {
    const file = projectPath(`node_modules/${axiosHelpers}`);
    const { default: helpers } = (await import(file)) as { default: object };
    const [, list = ''] = trimPackage(axiosHelpers, readFileSync(file, 'utf8')).split('export {');
    const names = list.match(/\w+(?=,(?: \/\/.*)?\n)/g);
    expect(names).toEqual(Object.keys(helpers));
  });

  it('fails the build where a new version says it in another way', () => {
    expect(() => trimPackage(zustand, "import { useMemo } from 'react';")).toThrow(
      'zustand/esm/react.mjs does not contain "import React from".',
    );
  });
});
