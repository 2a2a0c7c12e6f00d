/** An address in words. Its postcode stays in one piece: a browser would break "LT-01234" after the hyphen. */
export function AddressText({ children }: { children: string }) {
  return children.split(/(LT-\d{5})/).map((part, index) =>
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
