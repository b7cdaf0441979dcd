import { findAll, readAttribute } from '../../shared/dom/foreign-dom.ts';
import { type BehaviourContext } from '../../shared/widget/define-widget.ts';
import { describeMissingContent } from '../../shared/widget/describe-problems.ts';
import { type FatalProblem, quote, toFatal } from '../../shared/widget/problem.ts';
import {
  findCurrentOffice,
  parseHours,
  toMinuteOfWeek,
  toShareOfDay,
  type WorkingDay,
} from './working-day.ts';

const minuteMs = 60_000;

/** Marks the office of the present minute, and draws again when the next one begins. */
export function startOfficeHours(context: BehaviourContext): FatalProblem | undefined {
  const { element, changes, guard } = context;
  const offices = readOffices(context);
  if (offices.length === 0) {
    return toFatal(describeMissingContent('offices', 'elements with data-hours="8-18"'));
  }
  const days = offices.map(({ day }) => day);
  let timer: number | undefined;
  const draw = guard(() => {
    const time = Date.now();
    const now = toMinuteOfWeek(new Date(time));
    const current = findCurrentOffice(days, now);
    for (const [index, { office }] of offices.entries()) {
      const state = current?.isOpen ? 'current' : 'next';
      changes.attributes(office, { 'data-state': index === current?.index ? state : 'other' });
    }
    changes.style(element, '--pmw-office-hours-now', String(toShareOfDay(now)));
    changes.attributes(element, { 'data-state': current?.isOpen ? 'open' : 'closed' });
    timer = window.setTimeout(draw, minuteMs - (time % minuteMs));
  });
  changes.untilEnd(() => {
    clearTimeout(timer);
  });
  draw();
  return undefined;
}

function readOffices({ element, report }: BehaviourContext) {
  const offices: { readonly office: HTMLElement; readonly day: WorkingDay }[] = [];
  for (const office of findAll<HTMLElement>(element, '[data-hours]')) {
    const hours = readAttribute(office, 'data-hours') ?? '';
    const day = parseHours(hours);
    if (day) offices.push({ office, day });
    else
      report({ where: 'data-hours', found: quote(hours), expected: 'hours of UTC such as 8-18' });
  }
  return offices;
}
