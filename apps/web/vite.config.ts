import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { chunks } from './chunks.ts';

export default defineConfig(({ command }) => ({
  // Several development servers can run side by side.
  ...(process.env.VITE_CACHE_DIR && { cacheDir: process.env.VITE_CACHE_DIR }),
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // Nothing is folded into scripts: the content policy lets letters and pictures come as files alone.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|react-router)\//,
              priority: chunks.length + 1,
            },
            ...chunks,
          ],
        },
      },
    },
  },
  // One file for the server, with React as it is made for production, whatever NODE_ENV says when the shop runs.
  // In development packages stay as they are: those in CommonJS cannot be taken in.
  ...(command === 'build' && { ssr: { noExternal: true } }),
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
}));
