import { readAttribute, writeAttribute } from '../../shared/dom/foreign-dom.ts';
import { readWidgetName } from './find.ts';
import { type Ask, type Cause } from './hooks.ts';
import { isSettled, type Life, statusAttribute } from './life.ts';
import { type Lives } from './lives.ts';
import { sendEvent } from './report.ts';

/** Whether the page has changed an element so that its life cannot go on. */
export function isOutdated({ element, name, status, widget, signal }: Life): boolean {
  if (readWidgetName(element) !== name) return true;
  if (!signal.aborted && widget?.isIntact() === false) return true;
  // A morph removes the status attribute, which the new content does not have.
  return isSettled(status) && readAttribute(element, statusAttribute) !== status;
}

/** Creates what ends a life, or clears one that failed: the CMS content comes back, and the status goes. */
export function createEnd(lives: Lives, ask: Ask) {
  return (life: Life, cause: Cause) => {
    lives.forget(life);
    writeAttribute(life.element, statusAttribute, null);
    const wasMounted = !life.signal.aborted && life.status === 'mounted';
    life.end();
    if (wasMounted) sendEvent(life.element, 'widget:unmounted', { widget: life.name });
    ask('afterEnd', life, cause);
  };
}
