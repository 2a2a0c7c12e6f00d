import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/database-server.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // Each file has a database and a shop of its own; two at a time fit a small machine.
    maxWorkers: 2,
  },
});
