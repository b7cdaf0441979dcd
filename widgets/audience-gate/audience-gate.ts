import {
  type Audience,
  onAudience,
  parseAudience,
  readStoredAudience,
  saveAudience,
} from '../../shared/audience/audience.ts';
import { isFor, readWords } from '../../shared/audience/is-for.ts';
import { closeModal } from '../../shared/dialog/dialog-events.ts';
import { startNotice } from '../../shared/dialog/start-notice.ts';
import { findAll, findFirst, readAttribute } from '../../shared/dom/foreign-dom.ts';
import { findTarget } from '../../shared/dom/find-target.ts';
import { listen } from '../../shared/dom/listen.ts';
import { adoptStyles } from '../../shared/dom/page-document.ts';
import { scrollToElement } from '../../shared/dom/scroll-to-element.ts';
import { type ConfigOf } from '../../shared/widget/attributes.ts';
import { type BehaviourContext } from '../../shared/widget/define-widget.ts';
import { describeMissingContent } from '../../shared/widget/describe-problems.ts';
import { type FatalProblem, toFatal } from '../../shared/widget/problem.ts';
import { type audienceGateContract } from './audience-gate.contract.ts';
import { writeHiding } from './write-hiding.ts';

/** Whom a visitor is taken for who has not answered. */
const nobody: Audience = { kind: 'unknown', country: 'unknown' };

const readAudience = () => parseAudience(readStoredAudience());

/** What the fields of the form say. */
function readAnswer(form: HTMLFormElement): Audience {
  const fields = new FormData(form);
  const read = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { kind: read('audience'), country: read('country') };
}

/** Asks who a visitor is, and hides what is for others. */
export function startAudienceGate(
  config: ConfigOf<(typeof audienceGateContract)['attributes']>,
  context: BehaviourContext,
): FatalProblem | undefined {
  const { element, signal, changes, isEditing, act, guard } = context;
  const form = findFirst(element, 'form');
  const fields = findAll<HTMLInputElement>(element, '[name="audience"], [name="country"]');
  if (!(form instanceof HTMLFormElement) || fields.length === 0) {
    const expected = '<form> with fields named audience and country, or one of them';
    return toFatal(describeMissingContent('a form that asks', expected));
  }

  /** The texts to agree to are those of what is chosen at the moment; a field in another one need not be filled in. */
  const showTerms = () => {
    const answer = readAnswer(form);
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
      if (field.type === 'radio') field.checked = field.value === value;
      else field.value = value;
    }
  };
  const known = readAudience();
  if (known) showAnswer(known);
  showTerms();
  listen(form, ['change'], guard(showTerms), { signal });

  const onSubmit = guard((event: SubmitEvent) => {
    const isSent = readAttribute(form, 'action') !== null;
    if (!isSent) event.preventDefault();
    const answer = readAnswer(form);
    act({ action: 'answer', label: answer.kind, value: answer.country });
    saveAudience(answer, config.days);
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

  startNotice(context, {
    textId: 'pmw-audience-text',
    isAsking: config.open === 'load',
    isAnswered: () => readAudience() !== undefined,
  });
  if (isEditing) return undefined;
  const hiding = new CSSStyleSheet();
  const hide = () => {
    hiding.replaceSync(writeHiding(readAudience() ?? nobody));
  };
  hide();
  adoptStyles(hiding, signal);
  onAudience(guard(hide), signal);
  return undefined;
}
