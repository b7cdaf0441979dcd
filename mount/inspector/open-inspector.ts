import { listen } from '../../shared/dom/listen.ts';
import { parseAddress } from '../../shared/rules/parse-address.ts';
import { markTrusted } from '../../shared/html/trusted-types.ts';
import { inspectedEvents, openEvent } from './inspected-events.ts';
import { type Reporter } from '../report.ts';
import { scriptContract } from '../../shared/page/script-options.ts';

interface InspectorParts {
  readonly scriptAddress: string | undefined;
  readonly reporter: Reporter;
}

/**
 * Loads the inspector if the page's address contains `?widgets-debug`, and hands over what has happened so
 * far.
 */
export function openInspector({ scriptAddress, reporter }: InspectorParts): void {
  if (!/[?&]widgets-debug\b/.test(location.search)) return;
  const events: Event[] = [];
  listen(document, inspectedEvents, (event) => {
    events.push(event);
  });
  const fail = () => {
    reporter.reportOnPage(scriptContract.name, {
      where: 'the inspector',
      found: 'not loaded',
      expected: 'inspector/inspector.js in the folder of the script, and a policy that allows it',
      severity: 'warning',
    });
  };
  const url = parseAddress('inspector/inspector.js', scriptAddress);
  const address = url && markTrusted('createScriptURL', url.href);
  if (address === undefined) {
    fail();
    return;
  }
  const tag = document.createElement('script');
  tag.src = address;
  listen(tag, ['error'], fail);
  listen(tag, ['load'], () => {
    document.dispatchEvent(new CustomEvent(openEvent, { detail: events }));
  });
  document.head.append(tag);
}
