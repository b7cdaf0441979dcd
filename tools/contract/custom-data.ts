import { type EditorAttribute, type EditorAttributes } from './editor-attributes.ts';

function toCustomAttribute({ name, description, values }: EditorAttribute): object {
  const markdown = { kind: 'markdown', value: description };
  return { name, description: markdown, ...(values.length > 0 && { values }) };
}

/** The attributes in the format of VS Code's HTML custom data, which other editors read too. */
export function makeCustomData({ ofAnyElement, ofScript, ofPage }: EditorAttributes): object {
  return {
    version: 1.1,
    globalAttributes: ofAnyElement.map(toCustomAttribute),
    tags: [
      { name: 'script', attributes: ofScript.map(toCustomAttribute) },
      { name: 'html', attributes: ofPage.map(toCustomAttribute) },
    ],
  };
}
