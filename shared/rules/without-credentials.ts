/**
 * An address without the user and password that it may contain: browsers do not fetch one that has them, and
 * it must not be handed on.
 */
export function withoutCredentials(url: URL): URL {
  const plain = new URL(url);
  plain.username = '';
  plain.password = '';
  return plain;
}
