/** Words with "from–to" in them, which stays in one piece: a browser would break "5:00–8:00" after the dash. */
export function RangeText({ children }: { children: string }) {
  return children.split(/(\d[\d:]*–\d\S*)/).map((part, index) =>
    // Every second part is what was split by.
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
