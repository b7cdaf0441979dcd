/** Replaces axios' interceptors (vite.config.ts): no call has any. */
class NoInterceptors {
  /** axios asks for them at each call. */
  readonly forEach = () => undefined;
}

// eslint-disable-next-line no-restricted-syntax -- axios imports it as the default
export default NoInterceptors;
