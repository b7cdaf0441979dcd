/** Replaces axios' search for parameters that contain themselves (vite.config.ts): ours are texts. */
const mayContainNoCycle = () => undefined;

// eslint-disable-next-line no-restricted-syntax -- axios imports it as the default
export default mayContainNoCycle;
