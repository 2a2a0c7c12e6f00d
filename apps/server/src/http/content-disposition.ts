/** Letters without their marks, and nothing that a header could trip over: for whoever cannot read the real name. */
const plainName = (fileName: string): string =>
  fileName
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7e]/g, '_')
    .replaceAll(/["\\%]/g, '_');

/** As RFC 5987 has it: a few marks that `encodeURIComponent` leaves alone are encoded too. */
const encoded = (fileName: string): string =>
  encodeURIComponent(fileName.toWellFormed()).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** How a browser is to take a file, and its name in whatever letters (RFC 6266). */
export const contentDisposition = (disposition: 'inline' | 'attachment', fileName: string): string => {
  const plain = plainName(fileName);
  const named = `${disposition}; filename="${plain}"`;
  return plain === fileName ? named : `${named}; filename*=UTF-8''${encoded(fileName)}`;
};
