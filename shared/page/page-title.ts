import { readTitle, writeTitle } from '../dom/page-document.ts';

type Change = (title: string) => string;

const changes = new Set<Change>();
/** The title of the page itself. */
let own = '';
let written: string | undefined;

function update(): void {
  const now = readTitle();
  // The page, or its router, has another one by now.
  if (now !== written) own = now;
  const title = [...changes].reduce((before, change) => change(before), own);
  if (title !== now) writeTitle(title);
  // Browsers leave spaces out.
  written = readTitle();
}

/**
 * Changes the title of the page; call the result to undo that. Several changes build on each other, and a title that the
 * page sets meanwhile stays.
 */
export function changeTitle(change: Change): () => void {
  update();
  const words = change('');
  // A router's copy of the page, which Back shows, has the words that were added before.
  if (change(own) !== words && own.endsWith(words)) own = own.slice(0, own.length - words.length);
  changes.add(change);
  update();
  return () => {
    changes.delete(change);
    update();
  };
}
