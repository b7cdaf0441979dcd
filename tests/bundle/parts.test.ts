import { describe, expect, it } from 'vitest';
import { divide, nameOfPart } from './parts.ts';

describe('the parts of the script', () => {
  it.each([
    ['/p/node_modules/react-dom/cjs/client.js', 'react'],
    ['/p/node_modules/scheduler/index.js', 'react'],
    ['/p/node_modules/axios/lib/axios.js', 'axios'],
    ['/p/node_modules/@floating-ui/dom/dist/a.mjs', 'floating-ui'],
    ['/p/node_modules/clsx/dist/clsx.mjs', 'other packages'],
    ['/p/mount/main.ts', 'mount'],
    ['/p/widgets/carousel/carousel.tsx', 'widgets/carousel'],
    ['/p/widgets/all-widgets.ts', 'widgets'],
    ['\0rolldown/runtime.js', 'bundler'],
  ])('%s belongs to %s', (id, name) => {
    expect(nameOfPart(id, '/p/')).toBe(name);
  });

  it('share the whole, the largest first', () => {
    const modules = [
      { id: '/p/api/a.ts', length: 25 },
      { id: '/p/mount/a.ts', length: 50 },
      { id: '/p/api/b.ts', length: 25 },
      { id: '/p/node_modules/axios/index.js', length: 50 },
    ];
    expect(divide([...modules, { id: '/p/shared/a.ts', length: 100 }], '/p/')).toEqual([
      { name: 'shared', share: 0.4, isOwn: true },
      { name: 'api', share: 0.2, isOwn: true },
      { name: 'mount', share: 0.2, isOwn: true },
      { name: 'axios', share: 0.2, isOwn: false },
    ]);
    expect(divide([], '/p/')).toEqual([]);
  });
});
