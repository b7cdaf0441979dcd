import { SourceMap, type SourceMapPayload } from 'node:module';

/**
 * The share of a minified script that its source map traces to our own files, from 0 to 1: the rest is that of
 * packages and the bundler.
 *
 * @param map the source map as JSON
 */
export function findTracedShare(script: string, map: string): number {
  const sourceMap = new SourceMap(JSON.parse(map) as SourceMapPayload);
  const isOwn = (source: string) => /\.tsx?$/.test(source) && !source.includes('node_modules');
  let [own, whole] = [0, 0];
  script.split('\n').forEach((line, row) => {
    for (let column = 0; column < line.length; column += 1) {
      const entry = sourceMap.findEntry(row, column);
      if ('originalSource' in entry && isOwn(entry.originalSource)) own += 1;
      whole += 1;
    }
  });
  return own / whole;
}
