import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** A visitor of the shop does not load the words of the account or of the check-out. */
const texts = fileURLToPath(new URL('../../packages/messages/messages/lt/', import.meta.url));
const areas = new Map(
  readdirSync(texts).flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(join(texts, file), 'utf8')) as object).map((key) => [
      key,
      parse(file).name,
    ]),
  ),
);
const areaOfText = (id: string): string => areas.get(parse(id).name) ?? 'common';

export default defineConfig({
  // Several development servers can run side by side.
  ...(process.env.VITE_CACHE_DIR && { cacheDir: process.env.VITE_CACHE_DIR }),
  plugins: [tailwindcss(), reactRouter()],
  build: {
    rolldownOptions: {
      output: {
        // A few files of a good size: what every page needs in one, the texts that pages share by their area.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
            { name: (id) => `texts-${areaOfText(id)}`, test: /packages\/messages\//, minShareCount: 2 },
            { name: 'icons', test: /node_modules\/lucide-react\// },
          ],
        },
      },
    },
  },
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
});
