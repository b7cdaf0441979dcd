import { type FundLink, type ShareClass, type Fund } from '../../../api/funds.ts';
import { type DocsOf } from '../field-docs.ts';

const linkDocs = {
  Icon: {
    title: 'Icon',
    meaning: 'The name of an icon, such as `download`, or the address of an image.',
    missing: 'The link has no icon.',
  },
  Label: { title: 'Link text', meaning: 'What the link says.', missing: 'It says its address.' },
  URL: {
    title: 'Link address',
    address: 'page',
    meaning: 'Where it leads.',
    missing: 'There is no link.',
  },
} as const satisfies DocsOf<FundLink>;

const noFigure = 'A dash, read out as “Not available”.';
const plainAmount = 'The amount is shown as it came, and that is reported.';
const fundLink = (title: string) => ({
  title,
  meaning: 'A link below the figures, such as to a factsheet.',
  missing: 'There is no such link.',
  fields: linkDocs,
});

export const shareClassDocs = {
  shareClass: {
    title: 'Share class',
    meaning: 'The name of the share class, offered where a fund has several.',
    missing: 'The share class has no name.',
  },
  navUSD: {
    title: 'Net asset value per share',
    meaning: 'The net asset value per share, in `navCurrency` whatever the name of the field says.',
    missing: noFigure,
  },
  navCurrency: {
    title: 'Currency of the net asset value',
    meaning: 'Its currency, such as `USD`.',
    missing: plainAmount,
  },
  navDate: {
    title: 'Date of the net asset value',
    meaning: 'The day of the net asset value, such as `2022-11-30`.',
    missing: noFigure,
  },
  navDateFormat: {
    title: 'Way of writing the date',
    meaning: 'The currency whose way of writing dates is meant: `USD` is 11/30/2022.',
    missing: 'The way of `navCurrency`.',
  },
  investmentMin: {
    title: 'Minimum investment',
    meaning: 'The minimum investment.',
    missing: noFigure,
  },
  investmentMinCurrency: {
    title: 'Currency of the minimum investment',
    meaning: 'Its currency.',
    missing: plainAmount,
  },
  fundSize: { title: 'Size of the fund', meaning: 'The size of the fund.', missing: noFigure },
  fundSizeCurrency: {
    title: 'Currency of the size',
    meaning: 'Its currency.',
    missing: plainAmount,
  },
  link1: fundLink('First link'),
  link2: fundLink('Second link'),
  link3: fundLink('Third link'),
  link4: fundLink('Fourth link'),
} as const satisfies DocsOf<ShareClass>;

export const fundDocs = {
  name: { title: 'Name', meaning: 'The name of the fund.', missing: 'The fund has no heading.' },
  eyebrow: {
    title: 'Word above the name',
    meaning: 'A word above the name.',
    missing: 'There is none.',
  },
  description: {
    title: 'Description',
    meaning: 'A sentence or two below the name.',
    missing: 'There is none.',
  },
  shareClasses: {
    title: 'Share classes',
    meaning: 'The share classes of the fund. The first is shown first.',
    missing: 'The fund is left out.',
    fields: shareClassDocs,
  },
} as const satisfies DocsOf<Fund>;
