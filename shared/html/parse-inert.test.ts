// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';

/** A page's Trusted Types: every test has a fresh one, as the policy is kept for the page's life. */
async function loadParser() {
  vi.resetModules();
  return (await import('./parse-inert.ts')).parseInert;
}

afterEach(() => {
  Reflect.deleteProperty(Document, 'parseHTML');
});

describe('inert parsing', () => {
  it('runs nothing and loads nothing', async () => {
    const html = '<img src="/x.png" onerror="window.ran = 1"><script>window.ran = 1</script>';
    const body = (await loadParser())(html);
    expect(body?.ownerDocument.defaultView).toBeNull();
    expect(window).not.toHaveProperty('ran');
  });

  it.each([
    ['finds the body in spite of a frameset', '<frameset><frame></frameset><p>text</p>', 'text'],
    ['finds it beside an element named body', '<img name="body"><p>text</p>', 'text'],
    ['finds it behind a head', '<html><head></head><p>text</p>', 'text'],
    ['keeps the blank that a text begins with', ' <b>text</b>', ' text'],
  ])('%s', async (_, html, text) => {
    expect((await loadParser())(html)?.textContent).toBe(text);
  });

  it('uses the one policy, made once and only when it is needed', async () => {
    const createPolicy = vi.fn((_: string, rules: object) => rules);
    vi.stubGlobal('trustedTypes', { createPolicy });
    const parseInert = await loadParser();
    expect(createPolicy).not.toHaveBeenCalled();
    parseInert('<p>one</p>');
    expect(parseInert('<p>two</p>')?.textContent).toBe('two');
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['private-markets-widgets']);
  });

  it('gives nothing where the page refuses the policy', async () => {
    const createPolicy = vi.fn(() => {
      throw new TypeError('Policy "private-markets-widgets" disallowed.');
    });
    vi.stubGlobal('trustedTypes', { createPolicy });
    const parseInert = await loadParser();
    expect([parseInert('<p>one</p>'), parseInert('<p>two</p>')]).toEqual([undefined, undefined]);
    expect(createPolicy).toHaveBeenCalledOnce();
  });

  it.each([
    ['a parser may read', 'createHTML'],
    ['a script may be loaded from', 'createScriptURL'],
  ] as const)('marks what %s by its own rule of the policy: %s', async (_, rule) => {
    type Rules = Readonly<Record<string, (text: string) => unknown>>;
    const createPolicy = (_name: string, rules: Rules) => ({
      [rule]: (text: string) => `marked ${String(rules[rule]?.(text))}`,
    });
    vi.stubGlobal('trustedTypes', { createPolicy });
    vi.resetModules();
    const { markTrusted } = await import('./trusted-types.ts');
    expect(markTrusted(rule, '/inspector.js')).toBe('marked /inspector.js');
  });

  it('needs no policy where the browser has Document.parseHTML', async () => {
    const createPolicy = vi.fn();
    vi.stubGlobal('trustedTypes', { createPolicy });
    const parsed = document.implementation.createHTMLDocument();
    parsed.body.textContent = 'text';
    const parseHTML = vi.fn(() => parsed);
    Object.assign(Document, { parseHTML });
    expect((await loadParser())('<p>text</p>')?.textContent).toBe('text');
    expect(createPolicy).not.toHaveBeenCalled();
    // Lists of what to remove crash a tab of Chromium 156.
    const sanitizer = { attributes: ['href', 'lang', 'dir'] };
    expect(parseHTML).toHaveBeenCalledWith(expect.anything(), { sanitizer });
  });
});
