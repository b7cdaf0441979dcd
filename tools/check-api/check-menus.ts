import { isRecord } from '../../api/entry.ts';
import { quote } from '../../shared/widget/problem.ts';

function readList(value: unknown): readonly Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function findFieldNames(content: unknown): ReadonlySet<string> {
  const entries = readList(content);
  const chapters = entries.flatMap((entry) =>
    ['ChapteredArticles', 'visibleArticles'].flatMap((name) => readList(entry[name])),
  );
  const data = [...entries, ...chapters].map((entry) => entry['Data']).filter(isRecord);
  return new Set(data.flatMap((fields) => Object.keys(fields)));
}

/** Names the menus that filter by a field which no entry has; no schema can express that. */
export function findUselessMenus(answer: unknown): readonly string[] {
  if (!isRecord(answer)) return [];
  const known = findFieldNames(answer['Content']);
  if (known.size === 0) return [];
  return readList(answer['Menus']).flatMap(({ FieldName: name }, index) =>
    typeof name !== 'string' || name === '' || known.has(name)
      ? []
      : `Menus[${index}] filters by ${quote(name)}, which no entry has in its Data: it finds nothing.`,
  );
}
