import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'domain',
    include: ['src/**/*.test.ts'],
    setupFiles: ['../../checks/fast-check-seed.ts'],
    testTimeout: 60_000,
  },
});
