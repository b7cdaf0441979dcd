import { defineConfig } from 'vitest/config';
import { readVersion } from './dev-server/project.ts';

export default defineConfig({
  define: { __PMW_VERSION__: JSON.stringify(readVersion()) },
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules/**', 'dist/**', 'tests/browser/**'],
    setupFiles: ['tests/setup/vitest-setup.ts'],
    // The machine may be busy; a test that hangs is still told apart.
    testTimeout: 20_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
