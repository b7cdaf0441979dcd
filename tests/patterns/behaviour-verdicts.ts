/** A test that shows a behaviour. */
export interface Proof {
  readonly file: string;
  readonly test: string;
}

const patterns = 'tests/browser/patterns/patterns.spec.ts';

/** The tests that rows refer to. Each name is the beginning of the name of a test. */
export const proofs = {
  alert: { file: patterns, test: 'alert: what is wrong' },
  notice: { file: patterns, test: 'alert dialog: the notice' },
  breadcrumb: { file: patterns, test: 'breadcrumb: a named navigation' },
  press: { file: patterns, test: 'button and link: reached by Tab' },
  carousel: { file: patterns, test: 'carousel: roles, names, live region' },
  checkbox: { file: patterns, test: 'checkbox: a named group' },
  dialog: { file: patterns, test: 'dialog: named and modal' },
  disclosure: { file: patterns, test: 'disclosure: Tab reaches the button' },
  arrows: { file: patterns, test: 'disclosure: arrows, Home and End' },
  listbox: { file: patterns, test: 'listbox: its button' },
  listboxTab: {
    file: 'tests/browser/widgets/document-list-menus.spec.ts',
    test: 'a menu is a listbox to the keyboard',
  },
  table: { file: patterns, test: 'table: a named table' },
  tabs: { file: patterns, test: 'tabs: roles, names and states' },
} as const satisfies Readonly<Record<string, Proof>>;

/** Why a row is not a behaviour of these widgets. */
export const reasons = {
  actions: 'A proposal (aria-actions): tabs and options here have no actions of their own.',
  calendar: 'No widget asks for a date.',
  dots: 'The slides are chosen by a row of buttons, "Go to slide N", which the contract names; APG offers both.',
  editable: 'No widget has a text box with suggestions; a search is a plain form.',
  grid: 'No widget has a grid of suggestions.',
  grouped: 'No list of options has groups.',
  inline:
    'A list of options opens from a button here, so that Tab closes it too: held as listbox-collapsible.',
  menus:
    'Nothing has the role menu: what opens are lists of links (disclosure), options (listbox) or check boxes.',
  mixed: 'No check box has a third state.',
  notes: 'Belongs to the text box and the saved notes of the example.',
  pictured: 'No picture is a link: every link has words or a name of its own.',
  rearrange: 'No list of options can be put in order, and none takes several.',
  selectOnly:
    'Choices are buttons with a listbox, as the contract says, held as listbox-collapsible; share classes are in the select of the browser, with the keys of its platform.',
  states: 'No button stays pressed: Pause and Play change the name of theirs.',
  follow: 'Said of tabs that wait for Enter; ours show their panel when they get the focus.',
} as const;

export type Verdict = keyof typeof proofs | keyof typeof reasons;
