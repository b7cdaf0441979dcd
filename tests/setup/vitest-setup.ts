import '@testing-library/jest-dom/vitest';
import { afterEach } from 'vitest';

// Only files that ask for jsdom have a document; the others need not load React.
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);
}
