/** What the browser asks the house over HTTP. */
import { hasBoard } from './games';
import type {
  FirstGame,
  FrozenTable,
  Opening,
  Preview,
  HouseInfo,
  Leave,
  Me,
  NewTable,
  Problem,
  Proof,
  Replay,
  Sit,
  TableInfo,
  TableMade,
  WhyNot,
} from './messages';

/** The house said no, and why. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem | null,
  ) {
    super(problem?.error ?? `HTTP ${status}`);
  }
}

export async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  const request: RequestInit =
    body === undefined
      ? {}
      : { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const answer = await fetch(path, request);
  if (!answer.ok) throw new Refusal(answer.status, await problemOf(answer));
  return (answer.status === 204 ? undefined : await answer.json()) as Answer;
}

async function problemOf(answer: Response): Promise<Problem | null> {
  try {
    const problem: unknown = await answer.json();
    return typeof problem === 'object' && problem !== null && 'line' in problem ? (problem as Problem) : null;
  } catch {
    return null;
  }
}

let house: Promise<HouseInfo> | undefined;

/** A game whose rules are here but whose board is not drawn yet is still to come, in a browser. */
const shown = (info: HouseInfo): HouseInfo => ({
  ...info,
  games: info.games.map((game) => ({ ...game, coming: game.coming || !hasBoard(game.id) })),
});

/** The house and its games; asked once, and again only after a failure. */
export function getHouse(): Promise<HouseInfo> {
  house ??= ask<HouseInfo>('/api/house').then(shown, (error: unknown) => {
    house = undefined;
    throw error;
  });
  return house;
}

export const getFirstGame = (game: string) => ask<FirstGame>(`/api/games/${encodeURIComponent(game)}/first-game`);
export const whyNotInFirstGame = (game: string, moment: number, move: string) =>
  ask<WhyNot>(`/api/games/${encodeURIComponent(game)}/first-game/${moment}/why-not?move=${encodeURIComponent(move)}`);
export const getPreview = (game: string) => ask<Preview>(`/api/games/${encodeURIComponent(game)}/preview`);

export const tableAddress = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
/** A game about to begin, with the edition of a table or, without one, of new tables. */
export const getOpening = (game: string, table: string | null) =>
  ask<Opening>(`${table === null ? `/api/games/${encodeURIComponent(game)}` : tableAddress(table)}/opening`);

/** Who this browser is to the house; a first visit makes it known. */
export const getMe = () => ask<Me>('/api/me');
export const callMe = (name: string) => ask<Me>('/api/me', { name });
/** Take a table out of one's own list, or put it back. */
export const removeTable = (id: string, removed: boolean) =>
  ask<Me>(`/api/me/tables/${encodeURIComponent(id)}`, { removed });
export const makeTable = (table: NewTable) => ask<TableMade>('/api/tables', table);
export const sit = (id: string, seat: number, who: Sit) => ask<TableInfo>(`${tableAddress(id)}/seats/${seat}`, who);
export const leave = (id: string, seat: number, to: Leave) =>
  ask<TableInfo>(`${tableAddress(id)}/seats/${seat}/leave`, to);
export const rematch = (id: string) => ask<TableMade>(`${tableAddress(id)}/rematch`, {});
export const getReplay = (id: string, eye: number | null) =>
  ask<Replay>(`${tableAddress(id)}/replay${eye === null ? '' : `?eye=${eye}`}`);
/** What can be read of a table that the house cannot play on. */
export const getFrozen = (id: string) => ask<FrozenTable>(`${tableAddress(id)}/frozen`);
export const getProof = (id: string) => ask<Proof>(`${tableAddress(id)}/proof`);
export const logAddress = (id: string) => `${tableAddress(id)}/log`;
/** The link to a table, or to a hand at it, as a square to photograph. */
export const isOwnMachine = () => ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);
/** Whether nobody else can come to a house that is reached at these addresses. */
export const isOnlyHere = (addresses: string[]) => isOwnMachine() && addresses.length === 0;
/** Links to a page of the house that others can follow: on one's own machine the address in the browser's bar is of no use. */
export const linksTo = (path: string, addresses: string[]): string[] =>
  (isOwnMachine() && addresses.length > 0 ? addresses : [location.origin]).map(
    (address) => `${address.replace(/\/$/, '')}${path}`,
  );
export const qrAddress = (id: string, hand = false) => `${tableAddress(id)}/qr.svg${hand ? '?hand=true' : ''}`;
/** The line to a table. A shared screen looks on with a watcher's eye, whoever's browser it is. */
export const liveAddress = (id: string, watching: boolean) =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${tableAddress(id)}/live${watching ? '?watching=true' : ''}`;
