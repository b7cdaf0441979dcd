import GithubSlugger from 'github-slugger';
import { dirname, join, normalize } from 'node:path';

interface DocumentFolder {
  readonly read: (path: string) => string;
  readonly isThere: (path: string) => boolean;
}

function listAnchors(text: string): readonly string[] {
  const slugger = new GithubSlugger();
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slugger.slug(heading));
}

/** The relative links of a document, without those in code. */
function listLinks(document: string): readonly string[] {
  const text = document.replace(/```[\s\S]*?```|`[^`\n]*`/g, '');
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  return targets.filter((target) => !/^[a-z]+:/.test(target));
}

/** The links of a document that lead to no file, or to no heading of it. */
export function findBrokenLinks(
  path: string,
  { read, isThere }: DocumentFolder,
): readonly string[] {
  return listLinks(read(path)).filter((link) => {
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? path : normalize(join(dirname(path), file));
    return (
      !isThere(target) || (anchor !== undefined && !listAnchors(read(target)).includes(anchor))
    );
  });
}
