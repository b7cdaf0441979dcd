import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isPageData } from '../contract/published-schemas.ts';
import { readWidgets } from '../read-widgets.ts';
import { projectPath } from '../project.ts';
import { makeCallsDocument } from './calls-document.ts';
import { parseProperties, readStyles } from './read-properties.ts';
import { findStale, makeWidgetReadmes } from './reference-files.ts';

const widgets = await readWidgets();
const folders = widgets.map((widget) => [widget.contract.name, widget] as const);
const readReadme = (name: string) => readFileSync(projectPath(`widgets/${name}/README.md`), 'utf8');

function readSource(name: string): string {
  const folder = projectPath(`widgets/${name}`);
  return readdirSync(folder)
    .filter(
      (file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.includes('contract'),
    )
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n');
}

/** The actions in a widget's code: the argument of `act({ action: … })`. */
function findSentActions(source: string): readonly string[] {
  const sent = [...source.matchAll(/\baction: ([^,}]+)/g)].map(([, value = '']) => value);
  return sent.flatMap((value) => [...value.matchAll(/'([a-z-]+)'/g)].map(([, name = '']) => name));
}

describe('the reference', () => {
  it('is as "npm run reference" writes it', async () => {
    const stale = findStale([...(await makeWidgetReadmes()), await makeCallsDocument()]);
    expect(stale.map(({ path }) => path)).toEqual([]);
  });

  it.each(folders)('of %s has each action that it sends, and its data', (name, widget) => {
    const { contract, docs } = widget;
    const undocumented = findSentActions(readSource(name)).filter(
      (action) => !Object.hasOwn(docs.actions, action),
    );
    expect(undocumented).toEqual([]);
    const source = readSource(name);
    const sent = (action: string) => new RegExp(`['"]?\\b${action}\\b`).test(source);
    expect(Object.keys(docs.actions).filter((action) => !sent(action))).toEqual([]);
    const json = Object.entries(contract.attributes).filter(([, { type }]) => type === 'json');
    expect(json.filter(([key]) => !isPageData(`data-${key}`))).toEqual([]);
  });

  it.each(folders)('of %s has each custom property that a theme may set', (name) => {
    const styles = readStyles(projectPath(`widgets/${name}`));
    const source = readSource(name);
    const isOwn = (key: string) => styles.includes(` ${key}:`) || source.includes(`'${key}'`);
    const read = [...styles.matchAll(/var\(\s*(--pmw-[a-z-]+),/g)].map(([, key = '']) => key);
    const shared = readStyles(projectPath('shared/styles'));
    const open = read.filter((key) => !isOwn(key) && !shared.includes(`\n    ${key}:`));
    const written = readReadme(name);
    expect(open.filter((key) => !written.includes(`\n| \`${key}\``))).toEqual([]);
    expect(parseProperties(styles).filter(({ defaults }) => defaults.length === 0)).toEqual([]);
  });
});
