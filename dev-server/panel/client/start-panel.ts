import { drawIncident, startPanel } from './draw-incidents.ts';
import { watchFailedCalls } from './failed-calls.ts';
import { createIncidentLog } from './incident-log.ts';

/**
 * The script of the development bar: lists what widgets report (CONTRACT 2), uncaught errors, and failed
 * calls. A module in the head runs after the page is parsed and before every script that follows it.
 */
const log = createIncidentLog();

function tell(text: string, element?: Element): void {
  const added = log.add(text, element);
  if (added !== undefined) drawIncident(...added);
}

/** The sentence of a `widget:problem`. */
function readMessage({ detail }: CustomEvent<unknown>): string {
  const hasMessage = typeof detail === 'object' && detail !== null && 'message' in detail;
  return hasMessage ? String(detail.message) : 'A widget reports a problem without a message.';
}

startPanel();
window.addEventListener('widget:problem', (event) => {
  if (!(event instanceof CustomEvent)) return;
  const { target } = event;
  const isPart = target instanceof Element && target !== document.documentElement;
  tell(readMessage(event), isPart ? target : undefined);
});
window.addEventListener('error', ({ message, filename, lineno }) => {
  const file = URL.canParse(filename) ? new URL(filename).pathname : filename;
  tell(file === '' ? message : `${message} (${file}:${lineno})`);
});
window.addEventListener('unhandledrejection', ({ reason }) => {
  tell(`A promise was rejected: ${String(reason)}`);
});
watchFailedCalls(tell);
