const extension =
  /\.(pdf|doc[xm]?|xls[xmb]?|pp[st]x?|csv|zip|xml|txt|rtf|od[tsp]|jpe?g|png|mp[34])$/i;

/**
 * The kind of a file by its address (DECISIONS "Documents"): `/a/report.pdf?v=2` is `PDF`.
 * @returns '' if the path does not say, as in `report.ashx`
 */
export function findFileKind(address: string): string {
  const [path = ''] = address
    .trim()
    .replace(/^(?:[a-z]+:)?\/\/[^/?#]*/i, '')
    .split(/[?#]/);
  return /^[a-z]+:/i.test(path) ? '' : (extension.exec(path)?.[1]?.toUpperCase() ?? '');
}
