import { defineExamples } from '../../shared/widget/define-examples.ts';
import { audienceGateContract } from './audience-gate.contract.ts';

const partial = {
  heading: 'Who is reading?',
  text: 'What we may show depends on where you live and how you invest.',
  country: {
    label: 'Country of residence',
    first: 'Please choose',
    options: [
      { value: 'CH', label: 'Switzerland' },
      { value: 'DE', label: 'Germany' },
      { value: 'GB', label: 'United Kingdom' },
    ],
  },
  kind: {
    label: 'I invest as',
    options: [
      { value: 'professional', label: 'A professional investor' },
      { value: 'retail', label: 'A private investor' },
    ],
  },
  terms: [
    {
      audience: 'professional',
      text: 'This site is for investors who meet the definition of a professional client under MiFID II.',
    },
    {
      audience: 'retail',
      country: 'CH',
      text: 'Our funds are not offered to private investors in Switzerland.',
    },
  ],
  agree: 'I have read this and agree.',
  submit: 'Continue',
};

const beside = `<p><a href="#audience" data-modal="#audience">Change who is reading</a></p>
<p data-audience="unknown">Tell us who you are, and we show what is for you.</p>
<p data-audience="professional">For professional investors: the private placement memorandum.</p>
<p data-audience="retail" data-audience-country="DE GB">For private investors in Germany and the United Kingdom: the key information document.</p>`;

export const audienceGateExamples = defineExamples(audienceGateContract, [
  {
    name: 'load',
    doc: 'Opens by itself until it is answered; the answer is remembered for 30 days.',
    partial,
    beside,
    attributes: { 'data-days': '30' },
  },
  {
    name: 'click',
    doc: 'Opened by an element with data-modal.',
    partial,
    beside,
    isSample: true,
    attributes: { 'data-open': 'click' },
  },
]);
