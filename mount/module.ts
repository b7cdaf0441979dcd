// The entry of the module. React, the widgets that it draws and their client come in a file of their own.

import { listen } from '../shared/dom/listen.ts';
import { parseAddress } from '../shared/rules/parse-address.ts';
import { ProblemError } from '../shared/widget/problem.ts';
import { toError } from '../shared/widget/to-error.ts';
import { type ReactPart } from './core/react-part.ts';
import { announceSecondRun, findOwnScript, findTagsLike } from './page/own-script.ts';
import { whenParsed } from './page/look-up.ts';
import { run } from './run.ts';

const { url } = import.meta;

async function bringReact(): Promise<ReactPart> {
  try {
    return (await import('./react.ts')).reactPart;
  } catch (error) {
    const problem = {
      where: 'the part with React',
      found: `not loaded (${toError(error).message})`,
      expected: 'every file of "esm" in one folder, and a policy that allows them',
    };
    throw new ProblemError(problem, { cause: error });
  }
}

/** A browser runs a module once, however many tags name it: what the others say is told here. */
const tellOfTag = ({ target }: Event) => {
  const own = findOwnScript(url);
  if (!(target instanceof HTMLScriptElement) || !own || target === own) return;
  if (findTagsLike(own).includes(target)) announceSecondRun(target);
};

function begin(): void {
  const script = findOwnScript(url);
  listen(document, ['load'], tellOfTag, { capture: true });
  run({ script, scriptAddress: parseAddress('../widgets.js', url)?.href, bringReact });
}

begin();
// Nor does it run again on a page that a script writes anew, which takes every listener away (`document.open()`).
new MutationObserver(() => {
  whenParsed(begin);
}).observe(document, { childList: true });
