/**
 * Makes a function that computes the result for each text once. For `Intl` objects, which browsers make slowly.
 *
 * @param make takes a culture or a currency, of which a page has few
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
