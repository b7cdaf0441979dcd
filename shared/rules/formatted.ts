/** What a value from data became on its way to the eye. */
export interface Formatted {
  /** Empty where there is no value; a value that cannot be read stands here as it came. */
  readonly text: string;
  /** Which part could not be read. */
  readonly unreadable?: 'amount' | 'currency' | 'date';
}
