/** What is offered before anything is chosen, of calories as of periods: the middle one. */
export const firstOffered = <T>(list: readonly T[]): T | undefined => list[Math.floor((list.length - 1) / 2)];
