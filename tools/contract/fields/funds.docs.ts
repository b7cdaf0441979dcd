import { type FundLink, type ShareClass, type Fund } from '../../../api/funds.ts';
import { type DocsOf } from '../field-docs.ts';

const linkDocs = {
  Icon: {
    meaning: 'The name of an icon, such as `download`, or the address of an image.',
    missing: 'The link has no icon.',
  },
  Label: { meaning: 'What the link says.', missing: 'It says its address.' },
  URL: { meaning: 'Where it leads.', missing: 'There is no link.' },
} as const satisfies DocsOf<FundLink>;

const noFigure = 'A dash, read out as “Not available”.';
const plainAmount = 'The amount is shown as it came, and that is reported.';
const fundLinkDoc = {
  meaning: 'A link below the figures, such as to a factsheet.',
  missing: 'There is no such link.',
  fields: linkDocs,
} as const;

export const shareClassDocs = {
  shareClass: {
    meaning: 'The name of the share class, offered where a fund has several.',
    missing: 'The share class has no name.',
  },
  navUSD: {
    meaning: 'The net asset value per share, in `navCurrency` whatever the name of the field says.',
    missing: noFigure,
  },
  navCurrency: { meaning: 'Its currency, such as `USD`.', missing: plainAmount },
  navDate: { meaning: 'The day of the net asset value, such as `2022-11-30`.', missing: noFigure },
  navDateFormat: {
    meaning: 'The currency whose way of writing dates is meant: `USD` is 11/30/2022.',
    missing: 'The way of `navCurrency`.',
  },
  investmentMin: { meaning: 'The minimum investment.', missing: noFigure },
  investmentMinCurrency: { meaning: 'Its currency.', missing: plainAmount },
  fundSize: { meaning: 'The size of the fund.', missing: noFigure },
  fundSizeCurrency: { meaning: 'Its currency.', missing: plainAmount },
  link1: fundLinkDoc,
  link2: fundLinkDoc,
  link3: fundLinkDoc,
  link4: fundLinkDoc,
} as const satisfies DocsOf<ShareClass>;

export const fundDocs = {
  name: { meaning: 'The name of the fund.', missing: 'The fund has no heading.' },
  eyebrow: { meaning: 'A word above the name.', missing: 'There is none.' },
  description: { meaning: 'A sentence or two below the name.', missing: 'There is none.' },
  shareClasses: {
    meaning: 'The share classes of the fund. The first is shown first.',
    missing: 'The fund is left out.',
    fields: shareClassDocs,
  },
} as const satisfies DocsOf<Fund>;
