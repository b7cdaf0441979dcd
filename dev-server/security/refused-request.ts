/** A refused request; its message is a sentence for the sender. */
export class RefusedRequest extends Error {
  override readonly name = 'RefusedRequest';
  readonly status: number;

  /** @param status of the answer, from 400 to 499 */
  constructor(status: number, sentence: string) {
    super(sentence);
    this.status = status;
  }
}
