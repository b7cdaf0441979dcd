import { defineConfig } from 'vitest/config';
import { readVersion } from './dev-server/project.ts';

export default defineConfig({
  define: { __PMW_VERSION__: JSON.stringify(readVersion()) },
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules/**', 'dist/**', 'tests/browser/**'],
    setupFiles: ['tests/setup/vitest-setup.ts'],
    restoreMocks: true,
    unstubGlobals: true,
  },
});
