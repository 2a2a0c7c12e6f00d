/** The page numbers worth showing: first, last, and the neighbours of the current one; null marks a gap. */
export const pageWindow = (current: number, total: number): (number | null)[] => {
  const wanted = [1, current - 1, current, current + 1, total].filter((page) => page >= 1 && page <= total);
  const pages = [...new Set(wanted)].toSorted((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const last = pages[index - 1];
    if (last === undefined || page === last + 1) return [page];
    return page === last + 2 ? [last + 1, page] : [null, page];
  });
};
