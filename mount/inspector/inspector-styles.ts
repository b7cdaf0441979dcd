/**
 * The styles of the inspector, for a shadow root: the page's styles do not reach in and these do not reach
 * out. A constructed style sheet is not an inline style, so the page's policy allows it.
 */
const rules = `
:host { all: initial; position: fixed; inset: 0; z-index: 2147483647; pointer-events: none; }
.panel {
  position: absolute; inset-block-end: 0; inset-inline: 0; box-sizing: border-box; max-block-size: 45vh;
  overflow: auto; padding: 12px 16px; border-block-start: 4px solid #175583; background: #fff;
  color: #0f1b26; font: 14px/20px system-ui, sans-serif; pointer-events: auto; overflow-wrap: anywhere;
}
.head { display: flex; align-items: center; justify-content: space-between; gap: 16px; }
h2, h3 { margin: 8px 0 4px; font: 600 16px/24px system-ui, sans-serif; }
h3 { font-size: 14px; }
ul { margin: 0; padding: 0; list-style: none; }
li { padding-block: 4px; border-block-start: 1px solid #d8dfe5; }
p { margin: 0; }
.problem { color: #a3121f; }
button {
  min-block-size: 28px; padding: 2px 12px; border: 1px solid #175583; background: #fff;
  color: #175583; font: inherit; text-align: start; cursor: pointer;
}
button:hover { background: #f3f6f8; }
:focus-visible { outline: 3px solid #175583; outline-offset: 2px; }
.box {
  position: absolute; box-sizing: border-box; border: 3px solid #175583;
  outline: 2px dashed #fff; outline-offset: -4px;
}
.box[data-state=failed] { border-color: #a3121f; }
.box[data-state=empty] { border-color: #4a5a68; }
.box[data-chosen] { border-width: 6px; outline-offset: -6px; }
@media (forced-colors: active) { .box { border-color: Highlight; } }
`;

export function createInspectorStyles(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  return sheet;
}
