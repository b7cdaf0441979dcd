const unchecked = () => undefined;

/** Replaces axios' check of the options that it is given (vite.config.ts): the compiler checks ours. */
const noChecks = {
  assertOptions: unchecked,
  validators: { spelling: unchecked, transitional: unchecked },
};

// eslint-disable-next-line no-restricted-syntax -- axios imports it as the default
export default noChecks;
