/** The hidden anti-forgery field of the log-in form. */
export const tokenName = '__RequestVerificationToken';

export const sampleToken = 'sample-token';
