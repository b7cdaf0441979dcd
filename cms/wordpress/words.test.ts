import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { projectPath, readText } from '../../tools/project.ts';

const folder = projectPath('cms/wordpress/plug-in/words');
const readWords = (language: string) =>
  JSON.parse(readText(`${folder}/${language}.json`)) as Readonly<Record<string, string>>;
const languages = readdirSync(projectPath('languages')).flatMap((name) =>
  name.endsWith('.json') ? [name.replace('.json', '')] : [],
);
// The widget has it in every other language.
const { 'signup-failed': failed, ...english } = readWords('en');
const listValues = (text = '') => text.match(/\{\w+\}/g) ?? [];

describe('the sentences of the plug-in for WordPress', () => {
  it('are whole in English', () => {
    expect([failed, ...Object.values(english)]).not.toContain('');
  });

  it.each(languages)('are all there in the language of the widgets %s', (language) => {
    const words = readWords(language);
    expect(Object.keys(words)).toEqual(Object.keys(english));
    for (const [key, text] of Object.entries(english)) {
      expect(words[key]).not.toBe('');
      expect([key, listValues(words[key])]).toEqual([key, listValues(text)]);
    }
  });
});
