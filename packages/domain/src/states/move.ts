import type { StateTable } from './tables.ts';

/** "already_done" tells a repeated request, which changes nothing, from a wrong one. */
export type MoveRefusal = 'already_done' | 'not_from_here' | 'not_the_state_before';

export type MoveAnswer<Status> =
  | { readonly allowed: true; readonly to: Status }
  | { readonly allowed: false; readonly reason: MoveRefusal };

/** Only a restore looks back: it leads to the state before this one, and to none that it was not. */
export function canMove<Status extends string, Event extends string>(
  table: StateTable<Status, Event>,
  from: Status,
  event: Event,
  stateBefore: Status | null = null,
): MoveAnswer<Status> {
  const ofEvent = table.moves.filter((move) => move.event === event);
  const fromHere = ofEvent.filter((move) => move.from === from);
  if (fromHere.length === 0) {
    const isThere = ofEvent.some((move) => move.to === from);
    return { allowed: false, reason: isThere ? 'already_done' : 'not_from_here' };
  }
  const move = fromHere.find(({ to }) => event !== 'restore' || to === stateBefore);
  return move ? { allowed: true, to: move.to } : { allowed: false, reason: 'not_the_state_before' };
}

/** Where an event leads to, and from where: for a statement that moves only what the table permits. */
export function aroundEvent<Status extends string, Event extends string>(
  table: StateTable<Status, Event>,
  event: Event,
): { readonly from: Status[]; readonly to: Status } {
  const moves = table.moves.filter((move) => move.event === event);
  const [to, ...others] = new Set(moves.map((move) => move.to));
  if (to === undefined || others.length > 0) throw new Error(`${event} leads to more or less than one state`);
  return { from: moves.map(({ from }) => from), to };
}
