import { listen } from '../../shared/dom/listen.ts';
import { makeElement } from '../../shared/dom/make-element.ts';
import { type LoggedEvent } from './event-log.ts';
import { hostTag, inspectedEvents, openEvent } from './inspected-events.ts';
import './inspector.ts';
import { createInspectorStyles } from './inspector-styles.ts';

// The development server alone includes this, before the script: a badge with the number of problems, which
// opens the inspector.

const rules = `
.badge {
  position: absolute; inset-block-start: 88px; inset-inline-end: 16px; min-block-size: 44px;
  border: 0; background: #a3121f; color: #fff; font: 600 14px/20px system-ui, sans-serif; pointer-events: auto;
}
.badge:hover { background: #7d0e18; }
`;

const events: LoggedEvent[] = [];
let count = 0;

const styles = new CSSStyleSheet();
styles.replaceSync(rules);
const host = document.createElement('private-markets-widgets-badge');
// The focus comes back to the button when the inspector closes.
const shadow = host.attachShadow({ mode: 'open', delegatesFocus: true });
shadow.adoptedStyleSheets = [createInspectorStyles(), styles];
const button = makeElement('button', 'badge');
button.type = 'button';
shadow.append(button);
listen(button, ['click'], () => {
  if (document.querySelector(hostTag)) return;
  document.dispatchEvent(new CustomEvent(openEvent, { detail: events }));
});

function add(event: LoggedEvent): void {
  events.push(event);
  if (event.type !== 'widget:problem') return;
  count += 1;
  button.textContent = count === 1 ? '1 problem' : `${count} problems`;
  if (!host.isConnected) document.documentElement.append(host);
}

/** Something that went wrong outside of the widgets. */
function addError(message: string, { timeStamp }: Event): void {
  add({ type: 'widget:problem', timeStamp, target: document.documentElement, detail: { message } });
}

listen(document, inspectedEvents, (event) => {
  const { type, timeStamp, target } = event;
  add({ type, timeStamp, target, detail: event instanceof CustomEvent ? event.detail : undefined });
});
listen(window, ['error'], (event) => {
  if (!(event instanceof ErrorEvent)) return;
  const { message, filename, lineno } = event;
  const file = URL.canParse(filename) ? new URL(filename).pathname : filename;
  addError(file === '' ? message : `${message} (${file}:${lineno})`, event);
});
listen(window, ['unhandledrejection'], (event) => {
  if (event instanceof PromiseRejectionEvent)
    addError(`A promise was rejected: ${String(event.reason)}`, event);
});
