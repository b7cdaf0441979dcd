export const tokenName = '__RequestVerificationToken';

export const sampleToken = 'sample-token';
