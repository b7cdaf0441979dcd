import { makeElement } from '../../shared/dom/make-element.ts';
import { type TextKeyOf } from '../../shared/widget/define-contract.ts';
import { type Texts } from '../../shared/widget/texts.ts';
import { type audioContract } from './audio.contract.ts';

export type AudioTexts = Texts<TextKeyOf<typeof audioContract>>;

export interface AudioControls {
  readonly root: HTMLElement;
  readonly toggle: HTMLButtonElement;
  readonly slider: HTMLInputElement;
  readonly elapsed: HTMLElement;
  readonly total: HTMLElement;
  readonly speed: HTMLSelectElement;
  /** Chooses a speed in the list, which gets it if the page plays at one that is not there. */
  readonly showRate: (rate: number) => void;
}

const rates = [0.75, 1, 1.25, 1.5, 2];

/** In the order of the keyboard. */
export function makeControls(title: string, texts: AudioTexts): AudioControls {
  const root = makeElement('div', 'pmw-audio__controls');
  root.role = 'group';
  root.ariaLabel = title;

  const toggle = makeElement('button', 'pmw-audio__toggle');
  toggle.type = 'button';
  toggle.append(makeElement('span', 'pmw-audio__sign pmw-notch'));

  const slider = makeElement('input', 'pmw-audio__slider');
  slider.type = 'range';
  slider.ariaLabel = texts.get('position');

  const elapsed = makeElement('span', 'pmw-audio__time');
  const total = makeElement('span', 'pmw-audio__time');
  // The slider announces both.
  const times = makeElement('div', 'pmw-audio__times');
  times.ariaHidden = 'true';
  times.append(elapsed, total);

  const speed = makeElement('select', 'pmw-select pmw-audio__speed');
  speed.ariaLabel = texts.get('speed');
  const addRate = (rate: number) => {
    const next = [...speed.options].find(({ value }) => Number(value) > rate);
    speed.add(new Option(texts.get('rate', { n: rate }), `${rate}`), next ?? null);
  };
  const showRate = (rate: number) => {
    if (![...speed.options].some(({ value }) => value === `${rate}`)) addRate(rate);
    speed.value = `${rate}`;
  };
  rates.forEach(addRate);

  root.append(toggle, slider, times, speed);
  return { root, toggle, slider, elapsed, total, speed, showRate };
}
