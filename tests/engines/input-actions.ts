/** The codes of WebDriver for keys that are not letters (Unicode's private use area). */
const keyCodes: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

let keyboards = 0;

/** Keys by their names in `KeyboardEvent.key`, one after the other, as WebDriver's actions. */
export function pressKeys(keys: readonly string[]): readonly object[] {
  const values = keys.map((key) => keyCodes[key] ?? key);
  const actions = values.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return [{ type: 'key', id: `keyboard${(keyboards += 1)}`, actions }];
}

/** A press of the mouse at a point of the window, as WebDriver's actions. */
export function pressMouse(x: number, y: number): readonly object[] {
  const actions = [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }];
}
