import { defineExamples } from '../../shared/widget/define-examples.ts';
import { subscribeCalloutContract } from './subscribe-callout.contract.ts';

/** The content of a CMS that has no partial of ours: a form that works without the script. */
const html =
  '<form method="post" action="/en-us/signup"><label>Email address <input type="email" name="email"></label> <button>Subscribe</button></form>';

export const subscribeCalloutExamples = defineExamples(subscribeCalloutContract, [
  {
    name: 'callout',
    doc: 'The dark band, with nothing but what it says by itself.',
    html,
    attributes: {},
  },
  {
    name: 'callout-with-words',
    doc: 'All the words that a page can give. Enter a@b to see the error.',
    attributes: {
      'data-text-eyebrow': 'The Alderfen letter',
      'data-text-title': 'Four letters a year. No forecasts, only evidence.',
      'data-text-intro': 'What we bought, what we sold and what we learnt.',
      'data-text-placeholder': 'name@institution.org',
      'data-text-submit': 'Sign up',
      'data-text-note': 'By signing up you agree to our privacy notice. Leave at any time.',
    },
  },
  {
    name: 'tile',
    doc: 'A light box that fills its cell of a grid.',
    attributes: {
      'data-variant': 'tile',
      'data-text-eyebrow': 'Subscribe',
      'data-text-title': 'Insights when they are ready, not by the calendar',
      'data-text-placeholder': 'name@institution.org',
    },
  },
  {
    name: 'long-words',
    doc: 'Words that are longer than anybody planned for.',
    attributes: {
      'data-variant': 'tile',
      'data-text-title':
        'Vierteljährliche Informationen für institutionelle Anlegerinnen und Anleger in Privatmarktanlagen',
      'data-text-intro': 'Keine Prognosen, nur Belege, und nur dann, wenn es etwas zu sagen gibt.',
      'data-text-email-label': 'Geschäftliche E-Mail-Adresse',
      'data-text-submit': 'Benachrichtigungen abonnieren',
      'data-text-invalid-email':
        'Diese Adresse können wir nicht eintragen. Bitte prüfen Sie die Schreibweise und versuchen Sie es noch einmal.',
    },
  },
  {
    name: 'right-to-left',
    doc: 'Everything mirrored, the cut corner too.',
    attributes: {
      dir: 'rtl',
      lang: 'he',
      'data-text-title': 'ארבעה מכתבים בשנה',
      'data-text-email-label': 'כתובת דוא״ל',
      'data-text-submit': 'הרשמה',
      'data-text-note': 'אפשר לבטל את ההרשמה בכל עת.',
      'data-text-invalid-email': 'נא להזין כתובת דוא״ל תקינה.',
    },
  },
]);
