/**
 * Replaces parts of axios that no call uses (vite.config.ts): forms as bodies, its own query strings,
 * progress, the names of all statuses, cancelling from before AbortSignal.
 *
 * @throws always: the caller has given axios something other than JSON
 */
function missingExtra(): never {
  throw new Error('The script carries axios for JSON only.');
}

// eslint-disable-next-line no-restricted-syntax -- axios imports it as the default
export default missingExtra;
export { missingExtra as progressEventReducer };
