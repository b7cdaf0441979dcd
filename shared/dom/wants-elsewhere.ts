interface Press {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  /** 0 is the main button. */
  readonly button?: number;
}

/** Whether a click or a key asks for a new tab, a download or a menu, which the browser handles. */
export function wantsElsewhere({ ctrlKey, metaKey, shiftKey, altKey, button = 0 }: Press): boolean {
  return ctrlKey || metaKey || shiftKey || altKey || button !== 0;
}
