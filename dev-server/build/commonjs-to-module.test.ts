import { describe, expect, it } from 'vitest';
import { commonjsToModule } from './commonjs-to-module.ts';

const exportA = 'export { $a as a };';

describe('a file of React as a module', () => {
  it.each([
    ['an export', 'exports.a = 1;', `const $a = 1;\n${exportA}`],
    ['an export on several lines', 'exports.a =\n  b;', `const $a =\n  b;\n${exportA}`],
    [
      'two exports',
      'exports.a = 1;\nexports.b = 2;',
      'const $a = 1;\nconst $b = 2;\nexport { $a as a, $b as b };',
    ],
    [
      'an export that is read',
      'exports.a = 1;\nf(exports.a);',
      `$a = 1;\nf($a);\nvar $a;\n${exportA}`,
    ],
    [
      'an export that is assigned again',
      'exports.a = 1;\nif (b) {\n  exports.a = 2;\n}',
      `$a = 1;\nif (b) {\n  $a = 2;\n}\nvar $a;\n${exportA}`,
    ],
    [
      'a package that it requires',
      'var A = require("a");\nexports.a = A.b;',
      `import * as A from "a";\nconst $a = A.b;\n${exportA}`,
    ],
    [
      'several packages, on as many lines',
      '"use strict";\nvar A = require("a"),\n  B = require("b-c");\nexports.a = A;',
      `"use strict";\nimport * as A from "a"; import * as B from "b-c";\n\nconst $a = A;\n${exportA}`,
    ],
  ])('has %s', (_, code, module) => {
    expect(commonjsToModule(code)).toBe(module);
  });

  it.each([
    ['exports.a = 1;\nmodule.exports = b;', 'module.'],
    ['module.exports.a = 1;', 'module.'],
    ['exports.a = 1;\nf(exports);', 'exports'],
    ['exports.a = require("a").b;', 'require('],
    ['var A = b,\n  C = require("c");', 'require('],
  ])('is refused where it says %j', (code, found) => {
    expect(() => commonjsToModule(code)).toThrow(`"${found}" stands where no module can have it.`);
  });
});
