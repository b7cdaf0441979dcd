// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { getById, showPage } from '../../tests/setup/engine/show-page.ts';
import { findOwnScript, findTagsLike } from './own-script.ts';

const getScript = (id: string) => getById(id) as HTMLScriptElement;
const cdn = 'https://cdn.example/widgets.js';

describe('the tag of the running script', () => {
  it('is the one that the browser names, whatever its address', () => {
    showPage('<script src="/bundle.js" id="own"></script><script src="/widgets.js"></script>');
    vi.spyOn(Document.prototype, 'currentScript', 'get').mockReturnValue(getScript('own'));
    expect(findOwnScript()?.id).toBe('own');
  });

  it.each([
    ['named widgets.js on the host of the page', '<script src="/a/widgets.js" id="own">'],
    [
      'of the sources, in development',
      '<script type="module" src="/mount/main.ts" data-culture="en-US" id="own">',
    ],
    ['with a version in its address', '<script src="/widgets.js?ver=2" id="own">'],
    ['on another host, with an option', `<script src="${cdn}" data-culture="de-CH" id="own">`],
    [
      'with an option, even below one without',
      `<script src="/widgets.js"></script><script src="${cdn}" data-debug id="own">`,
    ],
    ['no other product on another host', `<script src="${cdn}" data-key="1">`],
    ['none with another name', '<script src="/assets/mywidgets.js" data-culture="de-CH">'],
    ['none with an address that is none', '<script src="https://[/widgets.js">'],
    ['none without an address', '<script data-culture="de-CH">'],
    ['none in a drawing', '<svg><script href="/widgets.js" src="/widgets.js"></script></svg>'],
  ])('is looked for where the browser names none: one %s', (_, html) => {
    showPage(html);
    expect(findOwnScript()?.id).toBe(html.includes('id="own"') ? 'own' : undefined);
  });
});

describe('the tag of the module', () => {
  const classic = '<script src="/a/widgets.js" data-culture="de-CH"></script>';
  it.each([
    ['beside its files', '/a/esm/core-1a.js', '/a/esm/widgets.js'],
    ['beside its files, with a version in its address', '/a/esm/core-1a.js', '/a/esm/widgets.js?2'],
    ['of the bundle that it is in', '/app.js?v=2', '/app.js?v=2'],
  ])('is the one %s, whatever other tags say', (_, file, source) => {
    showPage(`${classic}<script type="module" src="${source}" id="own"></script>`);
    expect(findOwnScript(new URL(file, location.href).href)?.id).toBe('own');
  });
});

describe('tags like that of the script', () => {
  it('include the same file, whatever host and version their addresses name', () => {
    showPage(
      '<script src="/a/widgets.js?1" id="one"></script><script src="https://cdn.example/a/widgets.js" id="two"></script>' +
        '<script src="/b/widgets.js"></script><script src="https://[/a/widgets.js"></script><script>0</script>',
    );
    expect(findTagsLike(getScript('one')).map(({ id }) => id)).toEqual(['one', 'two']);
  });

  it('are none that the same handler serves under another name', () => {
    showPage(
      '<script src="/get.ashx?f=widgets.js&amp;v=1" id="one"></script><script src="/get.ashx?f=menu.js"></script>' +
        '<script src="https://cdn.example/get.ashx?v=2&amp;f=widgets.js" id="two"></script>',
    );
    expect(findTagsLike(getScript('one')).map(({ id }) => id)).toEqual(['one', 'two']);
  });

  it('are none where its own address is none', () => {
    showPage('<script id="own">0</script><script src="https://[/widgets.js"></script>');
    expect(findTagsLike(getScript('own'))).toEqual([]);
  });
});
