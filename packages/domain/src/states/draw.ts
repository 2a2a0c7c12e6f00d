import type { StateTable } from './tables.ts';

/** The table as a Mermaid state diagram. */
export function drawStates<Status extends string, Event extends string>({
  start,
  moves,
}: StateTable<Status, Event>): string {
  const left = new Set(moves.map(({ from }) => from));
  const final = new Set(moves.map(({ to }) => to)).difference(left);
  return [
    'stateDiagram-v2',
    ...start.map((status) => `  [*] --> ${status}`),
    ...moves.map(({ from, event, to }) => `  ${from} --> ${to}: ${event}`),
    ...[...final].map((status) => `  ${status} --> [*]`),
    '',
  ].join('\n');
}
