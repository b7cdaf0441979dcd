/** Evaluates the largest part of React: import it dynamically. Nothing else of the package is in the script. */
export { createRoot } from 'react-dom/client';
