import { describe, expect, it } from 'vitest';
import { type PanelPlace, placePanel } from './place-panel.ts';

const window = { width: 1000, height: 800 };
const at = (left: number, top: number) => ({ left, right: left + 200, top, bottom: top + 50 });

describe('the place of a panel', () => {
  it.each<[string, number, number, number, Partial<PanelPlace>]>([
    ['hangs below its button', 100, 100, 300, { side: 'below', maxHeight: 634, shift: 0 }],
    ['opens above where there is more room', 100, 600, 300, { side: 'above', maxHeight: 584 }],
    ['stays below where above is no better', 100, 300, 900, { side: 'below', maxHeight: 434 }],
    ['stays below where it fits', 100, 450, 200, { side: 'below', maxHeight: 284 }],
    ['moves in from the end of the window', 750, 100, 300, { shift: -62 }],
    ['never becomes too low to use', 100, -700, 300, { side: 'below', maxHeight: 1434 }],
    ['follows a button out of the window', -60, 100, 300, { shift: 0 }],
  ])('%s', (_, left, top, height, place) => {
    const panel = { width: 300, height };
    const options = { button: at(left, top), panel, window, isRightToLeft: false };
    expect(placePanel(options)).toMatchObject(place);
  });

  it('hangs from the right edge where text runs to the left', () => {
    const panel = { width: 300, height: 100 };
    const options = { panel, window, isRightToLeft: true };
    expect(placePanel({ ...options, button: at(500, 0) }).shift).toBe(0);
    expect(placePanel({ ...options, button: at(20, 0) }).shift).toBe(92);
  });

  it('has some height in a window without any', () => {
    const low = { width: 1000, height: 100 };
    const panel = { width: 300, height: 400 };
    const options = { button: at(0, 20), panel, window: low, isRightToLeft: false };
    expect(placePanel(options)).toMatchObject({ side: 'below', maxHeight: 200 });
  });
});
