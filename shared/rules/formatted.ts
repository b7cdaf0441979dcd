export interface Formatted {
  /** Empty if there is no value, or one that says that there is no figure; any other unreadable value is unchanged. */
  readonly text: string;
  readonly unreadable?: 'amount' | 'currency' | 'date';
}
