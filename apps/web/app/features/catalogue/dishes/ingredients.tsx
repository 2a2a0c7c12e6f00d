import { Fragment } from 'react';

/** As on the label: what stands between double asterisks is an allergen and has to stand out. */
export function Ingredients({ text }: { text: string }) {
  return (
    <p>
      {text.split('**').map((part, index) => (
        <Fragment key={index}>{index % 2 === 1 ? <strong>{part}</strong> : part}</Fragment>
      ))}
    </p>
  );
}
