import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/database-server.ts'],
    setupFiles: ['../../checks/fast-check-seed.ts'],
    // Each file has its own database and its own shop; the code of the shop is loaded once for all of them.
    isolate: false,
    // Only what hangs is to meet these, however busy the machine is.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
