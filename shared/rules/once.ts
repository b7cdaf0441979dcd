/**
 * Makes a function that computes the result for each text once.
 *
 * @param make for few texts, such as cultures: every result is kept
 */
export function once<Result>(make: (key: string) => Result): (key: string) => Result {
  const made = new Map<string, Result>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const result = make(key);
    made.set(key, result);
    return result;
  };
}
