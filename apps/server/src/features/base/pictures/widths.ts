const pictureWidths = [400, 800, 1600];

/** The widths that a picture is kept in: never wider than it is. */
export const widthsFor = (width: number): number[] => [
  ...new Set(pictureWidths.map((each) => Math.min(each, width))),
];
