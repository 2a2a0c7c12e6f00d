const channel = (hex: string, at: number): number => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** As WCAG reckons it, 0 black to 1 white. */
const luminance = (colour: string): number =>
  0.2126 * channel(colour, 1) + 0.7152 * channel(colour, 3) + 0.0722 * channel(colour, 5);

const ink = luminance('#3a0a20');

/**
 * The colour of words on a ground, whichever of the two is read more easily. On a middling ground neither is easy
 * enough for small type: there only large words stand on it.
 */
export const inkOn = (colour: string): 'text-white' | 'text-beet-950' => {
  const ground = luminance(colour);
  return 1.05 / (ground + 0.05) > (ground + 0.05) / (ink + 0.05) ? 'text-white' : 'text-beet-950';
};
