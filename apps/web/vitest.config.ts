import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// The router's own plugin is for building; what is tested here are plain functions.
export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  test: { name: 'web', include: ['app/**/*.test.ts'], testTimeout: 60_000 },
});
