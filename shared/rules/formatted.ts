export interface Formatted {
  /** Empty if there is no value; an unreadable value is unchanged. */
  readonly text: string;
  readonly unreadable?: 'amount' | 'currency' | 'date';
}
