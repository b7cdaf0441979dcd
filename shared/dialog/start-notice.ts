import { closest, findAll } from '../dom/foreign-dom.ts';
import { listen } from '../dom/listen.ts';
import { whenActivated } from '../page/when-activated.ts';
import { type BehaviourContext } from '../widget/define-widget.ts';
import { closeModal, openModal } from './dialog-events.ts';
import { hideContent, showContent } from './hidden-content.ts';

interface Notice {
  /** What its first words are called where they have no id. */
  readonly textId: string;
  /** Whether it opens by itself. */
  readonly isAsking: boolean;
  readonly isAnswered: () => boolean;
}

/** Hides a notice until it opens in the modal, and opens it by itself until it is answered. */
export function startNotice(
  context: Pick<BehaviourContext, 'element' | 'signal' | 'changes' | 'isEditing' | 'guard'>,
  { textId, isAsking, isAnswered }: Notice,
): void {
  const { element, signal, changes, isEditing, guard } = context;
  // Described by all of it, the dialog would be read out for minutes before the first button.
  const first = findAll(element, ':is(p, li):not(:has([data-answer], p, input, select))').find(
    (text) => text.textContent.trim() !== '',
  );
  if (first) changes.attributes(first, { id: first.id || textId });
  changes.attributes(element, { 'data-modal-alert': first?.id ?? '' });

  if (isEditing) {
    showContent(element, changes);
    return;
  }
  if (!closest(element, 'dialog')) hideContent(element, changes);
  changes.untilEnd(() => {
    closeModal(element);
  });
  if (!isAsking) return;
  const ask = guard(() => {
    if (isAnswered()) return;
    openModal(element);
    // Answered on a later page, before the visitor came back by the back-forward cache.
    const onShow = guard(() => {
      if (isAnswered()) closeModal(element);
    });
    listen(window, ['pageshow'], onShow, { signal });
  });
  whenActivated(ask, { signal });
}
