import { describe, expect, it } from 'vitest';
import { findTracedShare } from './traced-share.ts';

describe('the share of our own in a minified script', () => {
  it.each([
    ['aaab', 'AAAA,GCAA', 0.75],
    ['abbb', 'AAAA,CCAA', 0.25],
    ['bb', 'ACAA', 0],
  ])('of %s by the map %s is %d', (script, mappings, share) => {
    const sources = ['../mount/a.tsx', '../node_modules/b/b.ts'];
    const map = JSON.stringify({ version: 3, sources, names: [], mappings });
    expect(findTracedShare(script, map)).toBe(share);
  });
});
