import {
  type Audience,
  onAudience,
  questions,
  readAudience,
  saveAudience,
} from '../../shared/audience/audience.ts';
import { isFor, readWords } from '../../shared/audience/is-for.ts';
import { closeModal } from '../../shared/dialog/dialog-events.ts';
import { startNotice } from '../../shared/dialog/start-notice.ts';
import { findAll, findFirst, matches, readAttribute } from '../../shared/dom/foreign-dom.ts';
import { findTarget } from '../../shared/dom/find-target.ts';
import { listen } from '../../shared/dom/listen.ts';
import { ignoreHeldKeys } from '../../shared/dom/listen-to-presses.ts';
import { adoptStyles } from '../../shared/dom/page-document.ts';
import { scrollToElement } from '../../shared/dom/scroll-to-element.ts';
import { type ConfigOf } from '../../shared/widget/attributes.ts';
import { type BehaviourContext } from '../../shared/widget/define-widget.ts';
import { describeMissingContent } from '../../shared/widget/describe-problems.ts';
import { type FatalProblem, toFatal } from '../../shared/widget/problem.ts';
import { type audienceGateContract } from './audience-gate.contract.ts';
import { writeHiding } from './write-hiding.ts';

/** Asks who a visitor is, and hides what is for others. */
export function startAudienceGate(
  config: ConfigOf<(typeof audienceGateContract)['attributes']>,
  context: BehaviourContext,
): FatalProblem | undefined {
  const { element, signal, changes, isEditing, act, guard } = context;
  const form = findFirst(element, 'form');
  const fields = findAll<HTMLInputElement>(element, Object.values(questions).join());
  if (!(form instanceof HTMLFormElement) || fields.length === 0) {
    const expected = '<form> with fields named audience and country, or one of them';
    return toFatal(describeMissingContent('a form that asks', expected));
  }

  const asks = (question: keyof Audience) =>
    fields.some((field) => matches(field, questions[question]));
  /** @param answer to this gate's questions; the others stay empty */
  const complete = ({ kind, country }: Audience): Audience => ({
    kind: asks('kind') ? kind || 'unknown' : '',
    country: asks('country') ? country || 'unknown' : '',
  });
  const readForm = () => {
    const values = new FormData(form);
    const read = (name: string) => {
      const value = values.get(name);
      return typeof value === 'string' ? value : '';
    };
    return complete({ kind: read('audience'), country: read('country') });
  };
  const isAnswered = () => {
    const { kind, country } = readAudience();
    return !((asks('kind') && kind === '') || (asks('country') && country === ''));
  };

  /** The texts to agree to are those of what is chosen at the moment; a field in another one need not be filled in. */
  const showTerms = () => {
    const answer = readForm();
    for (const terms of findAll<HTMLElement>(form, '[data-audience], [data-audience-country]')) {
      const isShown = isFor(
        answer,
        readWords(readAttribute(terms, 'data-audience')),
        readWords(readAttribute(terms, 'data-audience-country')),
      );
      changes.attributes(terms, { hidden: isShown ? null : '' });
      for (const field of findAll(terms, 'input, select')) {
        changes.attributes(field, { disabled: isShown ? null : '' });
      }
    }
  };
  const showAnswer = ({ kind, country }: Audience) => {
    for (const field of fields) {
      const value = field.name === 'country' ? country : kind;
      // What the CMS has chosen stays until there is an answer.
      if (value === '') continue;
      if (field.type === 'radio') field.checked = field.value === value;
      for (const option of findAll<HTMLOptionElement>(field, 'option')) {
        if (option.value === value) option.selected = true;
      }
    }
  };
  showAnswer(readAudience());
  showTerms();
  listen(form, ['change'], guard(showTerms), { signal });

  const onSubmit = guard((event: SubmitEvent) => {
    const isSent = readAttribute(form, 'action') !== null;
    if (!isSent) event.preventDefault();
    const { kind, country } = readForm();
    act({ action: 'answer', label: kind, value: country });
    // What another gate has asked stays.
    const known = readAudience();
    saveAudience({ kind: kind || known.kind, country: country || known.country }, config.days);
    if (isSent) {
      const back = findFirst(form, '[name="return"]');
      if (back instanceof HTMLInputElement) back.value = location.href;
      return;
    }
    closeModal(element);
    // A link may have led to what was hidden.
    const target = findTarget(location.hash);
    if (target) scrollToElement(target);
  });
  listen(form, ['submit'], onSubmit, { signal });
  ignoreHeldKeys(form, signal);

  startNotice(context, {
    textId: 'pmw-audience-text',
    isAsking: config.open === 'load',
    isAnswered,
  });
  if (isEditing) return undefined;
  const hiding = new CSSStyleSheet();
  const hide = () => {
    hiding.replaceSync(writeHiding(complete(readAudience())));
  };
  hide();
  adoptStyles(hiding, signal);
  onAudience(guard(hide), signal);
  return undefined;
}
