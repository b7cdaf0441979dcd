/** The hidden anti-forgery field of the log-in form (CONTRACT 4). */
export const tokenName = '__RequestVerificationToken';

/** Its value on the sample site, where there is nothing to forge. */
export const sampleToken = 'sample-token';
