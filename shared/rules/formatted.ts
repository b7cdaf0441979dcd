/** A value from data as it is shown. */
export interface Formatted {
  /** Empty where there is no value; an unreadable value is unchanged. */
  readonly text: string;
  /** Which part could not be read. */
  readonly unreadable?: 'amount' | 'currency' | 'date';
}
