import { Ajv } from 'ajv';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { askEditor, type EditorData } from '../../tests/setup/site/ask-editor.ts';
import { listWidgetNames, readWidgets } from '../read-widgets.ts';
import { makeCustomData } from './custom-data.ts';
import { makeWidgetList } from './widget-list.ts';

const list = makeWidgetList('1.2.3', await readWidgets());
const document = makeCustomData(list) as EditorData;

describe('the custom data of editors', () => {
  it('is valid by the schema of VS Code', () => {
    const path = createRequire(import.meta.url).resolve(
      'vscode-html-languageservice/docs/customData.schema.json',
    );
    const schema = JSON.parse(readFileSync(path, 'utf8')) as { $schema?: string };
    delete schema.$schema;
    const validate = new Ajv({ strict: false }).compile(schema);
    validate(document);
    expect(validate.errors).toBeNull();
  });

  it.each([
    ['<section data-widget="|">', listWidgetNames().filter((name) => name !== 'modal')],
    ['<section |>', ['data-carousel-id', 'data-text-no-results', 'data-modal']],
    ['<script |>', ['data-site-base']],
    ['<html |>', ['data-text-carousel-next']],
    ['<div data-source="|">', ['insight', 'team']],
  ])('completes widgets, attributes, texts, options and values: %s', (html, names) => {
    const { suggested } = askEditor(document, html);
    expect(suggested).toEqual(expect.arrayContaining(names));
    expect(suggested).not.toContain('modal');
  });

  it('explains an attribute', () => {
    const { explained } = askEditor(document, '<div data-a|utoplay-delay="1">');
    expect(explained).toMatch(/milliseconds.*Default: `7000`/);
  });
});
