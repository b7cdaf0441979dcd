import { listen } from '../../shared/dom/listen.ts';
import { makeElement } from '../../shared/dom/make-element.ts';
import { findMountPoints } from '../core/find.ts';
import { statusAttribute } from '../core/life.ts';
import { createPanel } from './draw-panel.ts';
import { createEventLog, type LoggedEvent } from './event-log.ts';
import { createInspectorStyles } from './inspector-styles.ts';
import { hostTag, inspectedEvents, openEvent } from './inspected-events.ts';
import { listCalls } from './list-calls.ts';
import { createOutlineBoxes } from './outline-boxes.ts';

// The entry of `inspector.js`: what the builder of a page wants to know about its widgets. It changes nothing
// on the page except one element at its end, which closing removes.

/**
 * Opens the inspector.
 *
 * @param events what has happened on the page so far
 */
function open(events: readonly LoggedEvent[]): void {
  const log = createEventLog((target) => target === document.documentElement);
  events.forEach(log.add);

  const host = document.createElement(hostTag);
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [createInspectorStyles()];
  const layer = makeElement('div', '');
  const closing = new AbortController();
  const { signal } = closing;
  const boxes = createOutlineBoxes(layer, signal);
  const opener = document.activeElement;
  const close = () => {
    closing.abort();
    host.remove();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };
  const panel = createPanel({
    onClose: close,
    onChoose: (element) => {
      element.scrollIntoView({ block: 'start', behavior: 'instant' });
      boxes.choose(element);
    },
  });
  shadow.append(layer, panel.element);
  // Beside the body, because some libraries replace the body.
  document.documentElement.append(host);

  let isPlanned = false;
  const draw = () => {
    isPlanned = false;
    const elements = findMountPoints(document);
    boxes.draw(elements);
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    panel.draw({ elements, log, calls: listCalls(entries) });
  };
  const drawSoon = () => {
    if (isPlanned) return;
    isPlanned = true;
    requestAnimationFrame(draw);
  };
  const onEvent = (event: Event) => {
    if (event instanceof CustomEvent) log.add(event);
    drawSoon();
  };
  listen(document, inspectedEvents, onEvent, { signal });
  const changes = new MutationObserver(drawSoon);
  changes.observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-widget', statusAttribute],
  });
  const requests = new PerformanceObserver(drawSoon);
  requests.observe({ type: 'resource' });
  signal.addEventListener('abort', () => {
    changes.disconnect();
    requests.disconnect();
  });
  draw();
}

listen(document, [openEvent], (event) => {
  if (event instanceof CustomEvent) open(event.detail as readonly LoggedEvent[]);
});
