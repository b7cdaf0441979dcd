/** The most that a form or a call may send, in bytes: far more than any of them needs. */
export const bodyLimit = 64 * 1024;
