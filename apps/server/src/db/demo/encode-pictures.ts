/** Turns source pictures into the demo's ready-made files, and only those it shows: `encode-pictures.ts <folder>`. Run by hand. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { decodePicture, encodePicture } from '../../features/base/pictures/encode.ts';
import { shownPictures } from './shown-pictures.ts';

const source = process.argv[2];
if (!source) throw new Error('usage: encode-pictures.ts <folder with .jpg files>');
const target = join(import.meta.dirname, 'pictures');
const manifest: Record<string, { width: number; height: number; placeholder: string }> = {};

await rm(target, { recursive: true, force: true });
for (const file of [...shownPictures.keys()].toSorted()) {
  const { name } = parse(file);
  const bytes = await readFile(join(source, file));
  const decoded = await decodePicture(bytes);
  if (!decoded) throw new Error(`${file} is no picture`);
  manifest[name] = decoded;
  await mkdir(join(target, name), { recursive: true });
  for (const each of await encodePicture(bytes, decoded.width)) {
    await writeFile(join(target, name, each.name), each.bytes);
  }
  console.log(name);
}
await writeFile(join(target, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
