import { textOf } from '../../shared/dom/foreign-dom.ts';
import { describeInside } from '../../shared/widget/describe-problems.ts';
import { findMountPoints, readWidgetName } from '../core/find.ts';
import { type Guard } from './guard.ts';

/** Names the mount points that disappear with the CMS content: an end tag is missing, mostly. */
export const missingEndTag: Guard = {
  name: 'missing end tag',
  start: ({ reporter }) => ({
    beforePlace: ({ name, element, isReact }) => {
      const inside = isReact ? findMountPoints(element).slice(1) : [];
      if (inside.length === 0) return undefined;
      const names = inside.map((each) => readWidgetName(each) ?? '');
      reporter.report(name, describeInside(names, textOf(element)), element);
      return undefined;
    },
  }),
};
