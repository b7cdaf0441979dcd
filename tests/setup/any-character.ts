import fc from 'fast-check';

/** Any code point, as a unit of `fc.string`: fast-check's own take a second to prepare. */
export const anyCharacter = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code));
