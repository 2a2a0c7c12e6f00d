import { claimPictureFiles } from '@shop/contract/files';
import { expect, it } from 'vitest';
import { chooseFiles } from './chosen-pictures.ts';

const aFile = (name: string, type = 'image/jpeg', size = 1000) => ({ name, type, size });

it('what is no picture, too large or one too many is named with the reason, and the rest is kept', () => {
  const before = [aFile('1.jpg'), aFile('2.jpg'), aFile('3.jpg')];
  const added = [
    aFile('sąskaita.txt', 'text/plain'),
    aFile('didelė.png', 'image/png', 15_000_001),
    aFile('4.webp', 'image/webp'),
    aFile('5.jpg', 'image/jpeg', 15_000_000),
    aFile('6.jpg'),
  ];
  const { files, troubles } = chooseFiles(before, added, claimPictureFiles);
  expect(files.map(({ name }) => name)).toEqual(['1.jpg', '2.jpg', '3.jpg', '4.webp', '5.jpg']);
  expect(troubles).toEqual([
    { name: 'sąskaita.txt', why: 'kind' },
    { name: 'didelė.png', why: 'size' },
    { name: '6.jpg', why: 'number' },
  ]);
});
