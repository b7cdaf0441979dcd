/** Replaces axios' fetch adapter (vite.config.ts), so that the script does not contain it. */
export const getFetch = () => null;
