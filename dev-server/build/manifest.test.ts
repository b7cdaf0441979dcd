import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeManifest } from './manifest.ts';

const files = [
  { name: 'widgets.js', bytes: Buffer.from('x'.repeat(1000)) },
  { name: 'widgets.css', bytes: Buffer.from('.pmw{}') },
  { name: 'widgets.js.map', bytes: Buffer.from('{}') },
];

describe('the manifest', () => {
  it('has version, sizes and integrity of what a page includes', () => {
    const manifest = makeManifest('1.2.3', files);
    const hash = createHash('sha384').update('x'.repeat(1000)).digest('base64');
    expect(manifest.version).toBe('1.2.3');
    expect(Object.keys(manifest.files)).toEqual(['widgets.css', 'widgets.js']);
    expect(manifest.files['widgets.js']).toMatchObject({
      bytes: 1000,
      integrity: `sha384-${hash}`,
    });
    expect(manifest.files['widgets.js']?.gzip).toBeLessThan(100);
    expect(manifest.files['widgets.js']?.brotli).toBeLessThan(100);
  });
});
