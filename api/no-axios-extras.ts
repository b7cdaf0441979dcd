/**
 * Stands in the place of what axios brings along and no call takes (vite.config.ts): forms as bodies, its
 * own query strings, progress, the names of all statuses, the way to abort before AbortSignal.
 *
 * @throws always: whoever calls it has given axios something else than JSON
 */
function missingExtra(): never {
  throw new Error('The script carries axios for JSON only.');
}

// eslint-disable-next-line no-restricted-syntax -- as axios imports it
export default missingExtra;
export { missingExtra as progressEventReducer };
