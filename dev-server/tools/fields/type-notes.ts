/** What each type of the reference accepts, in the order of its table. */
export const typeNotes: readonly (readonly [type: string, takes: string])[] = [
  ['text', 'A string or a number. `null` counts as missing.'],
  [
    'address',
    'A text with an address: `http`, `https`, `mailto`, `tel`, or relative such as `/funds`. No other scheme.',
  ],
  [
    'address of an image',
    'A text with an address: `http`, `https`, relative, or `data:` of a PNG, JPEG, GIF, WebP or AVIF.',
  ],
  ['colour', 'A text with a CSS colour: `#17548f`, `rgb(23 85 131)`, `hsl(…)` or a name.'],
  [
    'true or false',
    '`true`, `false`, or the texts and numbers that mean them, in any case: `"True"`, `"False"`, `1`, `0`. An empty text is false.',
  ],
  [
    'whole number',
    'A whole number, 0 or more, or a text that holds one. An empty text counts as missing.',
  ],
  ['list', 'A list. `null` counts as missing.'],
  ['object', 'An object. `null` counts as missing.'],
];
