import { checkFunds } from '../../api/funds.ts';
import { requiredJson, yesNo } from '../../shared/widget/attributes.ts';
import { defineContract, type TextKeyOf } from '../../shared/widget/define-contract.ts';
import { type Texts } from '../../shared/widget/texts.ts';

/** What a template author may write on a fund summary (CONTRACT 3). */
export const fundSummaryContract = defineContract({
  name: 'fund-summary',
  kind: 'widget',
  summary: 'The figures of one fund or of several, by share class.',
  attributes: {
    funds: requiredJson({
      doc: 'The funds, or the share classes of one fund, supplied by the page.',
      expected: 'a list of share classes, or a list of funds with a name and shareClasses',
      check: checkFunds,
    }),
    'hide-investment-minimum': yesNo({
      doc: 'Leaves the minimum investment out, header and cell. Empty hides nothing.',
      isFromData: true,
    }),
  },
  texts: {
    'share-class': { says: 'Share class', doc: 'The label of the select of a fund with several.' },
    nav: { says: 'NAV', doc: 'A column.' },
    'nav-date': { says: 'NAV date', doc: 'A column.' },
    'investment-min': { says: 'Minimum investment', doc: 'A column.' },
    'fund-size': { says: 'Fund size', doc: 'A column.' },
    missing: {
      says: 'Not available',
      doc: 'Heard in the place of the dash where a figure is missing.',
    },
  },
});

/** The texts of a fund summary. */
export type FundTexts = Texts<TextKeyOf<typeof fundSummaryContract>>;
