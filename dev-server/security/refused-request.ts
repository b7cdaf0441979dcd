/** A request that is refused; its message is a sentence for whoever sent it. */
export class RefusedRequest extends Error {
  override readonly name = 'RefusedRequest';
  readonly status: number;

  /** @param status of the answer, from 400 to 499 */
  constructor(status: number, sentence: string) {
    super(sentence);
    this.status = status;
  }
}
