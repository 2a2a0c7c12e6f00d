import { m } from '@shop/messages';

/** A star with one point up, around the origin, of radius 1. */
const star = Array.from({ length: 5 }, (_, index) => {
  const angle = ((index * 144 - 90) * Math.PI) / 180;
  return `${Math.cos(angle).toFixed(4)},${Math.sin(angle).toFixed(4)}`;
}).join(' ');

/** Twelve stars like the hours of a clock; sizes by the emblem's own rules: 2 × 3, circle a third, stars an eighteenth of the height. */
const hours = Array.from({ length: 12 }, (_, hour) => {
  const angle = (hour * Math.PI) / 6;
  return { x: 27 + 6 * 2 * Math.sin(angle), y: 18 - 6 * 2 * Math.cos(angle) };
});

export function EuEmblem() {
  return (
    <figure className="flex items-center gap-4">
      <svg viewBox="0 0 54 36" role="img" aria-label={m.eu_emblem()} className="w-32 shrink-0">
        <rect width="54" height="36" fill="#039" />
        {hours.map(({ x, y }) => (
          <polygon
            key={`${x} ${y}`}
            points={star}
            fill="#fc0"
            transform={`translate(${x.toFixed(3)} ${y.toFixed(3)}) scale(2)`}
          />
        ))}
      </svg>
      <figcaption className="font-semibold">{m.eu_funded()}</figcaption>
    </figure>
  );
}
