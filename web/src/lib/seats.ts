/** What people ask of the house about seats, and how the host changes a table. */
import { ask, tableAddress } from './api';
import { recall, remember } from './memory';
import type { Arrange, ArrangedSeat, Seated, TableInfo, Way } from './messages';

const seatAddress = (id: string, seat: number) => `${tableAddress(id)}/seats/${seat}`;

export const letBotPlay = (id: string, seat: number, mind: string) =>
  ask<TableInfo>(`${seatAddress(id, seat)}/bot`, { mind });
export const answerRequest = (id: string, number: number, agree: boolean) =>
  ask<TableInfo>(`${tableAddress(id)}/requests/${number}`, { agree });
export const handOn = (id: string, seat: number) => ask<TableInfo>(`${tableAddress(id)}/host`, { seat });
export const closeTable = (id: string) => ask<TableInfo>(`${tableAddress(id)}/close`, {});
export const arrange = (id: string, how: Arrange) => ask<TableInfo>(`${tableAddress(id)}/arrange`, how);

/** The table as it is, to be changed by the host. */
export const asItIs = (table: TableInfo): Arrange => ({
  seats: table.seats.map((_, keep): ArrangedSeat => ({ keep })),
  options: { ...table.options },
  clock: table.clock,
  coach: table.coach,
  after: table.number,
});

/** Whether one who sits here may take over now, by the house's clock, from a host who has been away for long. */
export const isHeir = ({ heir_at, hosting }: TableInfo, now: number): boolean =>
  heir_at !== null && heir_at <= now && !hosting;

/** The same with one seat otherwise. */
export const withSeat = (table: TableInfo, place: number, seat: ArrangedSeat): Arrange => {
  const how = asItIs(table);
  return { ...how, seats: how.seats.map((kept, at) => (at === place ? seat : kept)) };
};

/** The same with two seats exchanged. */
export const withSwap = (table: TableInfo, one: number, other: number): Arrange => {
  const how = asItIs(table);
  const seats = [...how.seats];
  [seats[one], seats[other]] = [seats[other]!, seats[one]!];
  return { ...how, seats };
};

/** Names as they are said: “Ali”, “Ali and Badr”, “Ali, Badr and Camar”. */
export function listed(names: string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}

/** A seat's private link: the one known here again, or a new one, which ends the old one. `hand`: to the hand alone. */
export async function wayBack(id: string, seat: number, anew: boolean, hand: boolean): Promise<Way> {
  const way = await ask<Way>(`${seatAddress(id, seat)}/way`, { token: anew ? null : knownToken(id, seat), hand });
  remember(tokenKey(id, seat), way.token);
  return way;
}

/** Look where a private link leads, or go on there with this browser. */
export async function goBack(id: string, token: string, take: boolean): Promise<Seated> {
  const seated = await ask<Seated>(`${tableAddress(id)}/back`, { token, take });
  if (take) remember(tokenKey(id, seated.seat), token);
  return seated;
}

const tokenKey = (id: string, seat: number) => `way-${id}-${seat}`;
/** The token of a seat's private link, if this browser has seen it: it may go on there. */
export const knownToken = (id: string, seat: number) => recall(tokenKey(id, seat));
