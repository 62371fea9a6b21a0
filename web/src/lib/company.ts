/** Who is to sit at a new table, as the page lets one choose it. */
import type { GameInfo, MindInfo, NewSeat, NewTable } from './messages';

/** `friend`: someone at this same screen. */
export type SeatWish = { kind: 'me' | 'friend' | 'open' | 'bot'; name: string; mind: string };
export interface Company {
  seats: SeatWish[];
  options: Record<string, string>;
  clock: number | null;
  /** Whether the coach may be asked. */
  coach: boolean;
}

/** Seconds a move. */
export const CLOCKS = [null, 15, 30, 60, 120, 300] as const;

/** The bot one meets if one does not choose: neither the weakest nor the strongest. */
export const usualMind = (minds: MindInfo[]): string => minds[Math.floor(minds.length / 2)]?.id ?? '';

/** Whether nobody but bots sits at a table: then one watches. */
export const onlyBots = (seats: { kind: string }[]): boolean => seats.every(({ kind }) => kind === 'bot');

type Seat = { kind: string; name: string; mind: string | null };

/** The seats of a table again, with every bot a level stronger; nothing where there is no bot, or none stronger. */
export function strongerBots(seats: Seat[], minds: MindInfo[]): { mind: string; seats: NewSeat[] } | null {
  const levels = minds.map(({ id }) => id);
  const after = (mind: string | null) => levels[Math.min(levels.indexOf(mind ?? '') + 1, levels.length - 1)] ?? '';
  const bots = seats.filter(({ kind }) => kind === 'bot');
  const mind = after(bots[0]?.mind ?? null);
  if (
    bots.length === 0 ||
    bots.some((bot) => !levels.includes(bot.mind ?? '')) ||
    bots.every((bot) => after(bot.mind) === bot.mind)
  )
    return null;
  return {
    mind,
    seats: seats.map((seat): NewSeat =>
      seat.kind === 'bot' ? { kind: 'bot', mind: after(seat.mind) } : { kind: 'me', name: seat.name },
    ),
  };
}

/** What whoever has won may try next: stronger rivals, or together a harder game; nothing where there is none. */
export function nextChallenge(
  game: GameInfo,
  table: { seats: Seat[]; options: Record<string, string> },
  minds: MindInfo[],
): { what: string; seats: NewSeat[]; options: Record<string, string> } | null {
  const { seats, options } = table;
  if (game.aim === 'beat-others') {
    const stronger = strongerBots(seats, minds);
    return stronger && { what: `mind-${stronger.mind}`, seats: stronger.seats, options };
  }
  const difficulty = game.options.find(({ id }) => id === 'difficulty');
  const harder = difficulty?.values[difficulty.values.indexOf(options.difficulty ?? difficulty.default) + 1];
  return harder === undefined
    ? null
    : {
        what: `value-difficulty-${harder}`,
        seats: seats.map(({ kind, name, mind }): NewSeat =>
          kind === 'bot' ? { kind, mind: mind ?? '' } : { kind: 'me', name },
        ),
        options: { ...options, difficulty: harder },
      };
}

/** Me against bots, keeping what was already chosen when the number of players changes. */
export function newCompany(name: string, minds: MindInfo[], game?: GameInfo, before?: Company, count = 2): Company {
  const players = Math.min(Math.max(count, game?.card.min_players ?? 2), game?.card.max_players ?? 2);
  const bot: SeatWish = { kind: 'bot', name: '', mind: usualMind(minds) };
  const seats = Array.from({ length: players }, (_, place): SeatWish => {
    return before?.seats[place] ?? (place === 0 ? { ...bot, kind: 'me', name } : { ...bot });
  });
  const options = Object.fromEntries(game?.options.map((option) => [option.id, option.default]) ?? []);
  return {
    seats,
    options: { ...options, ...before?.options },
    clock: before?.clock ?? null,
    coach: before?.coach ?? true,
  };
}

/** The request that a choice stands for. Whoever gave no name is a traveller; two of them are told apart. */
export function asked(game: string, company: Company, traveller: string, minds: MindInfo[]): NewTable {
  const named: string[] = [];
  const nameFor = (wish: string): string => {
    const base = wish.trim() || traveller;
    let name = base;
    for (let twin = 2; named.includes(name); twin++) name = `${base} ${twin}`;
    named.push(name);
    return name;
  };
  const seats = company.seats.map((seat): NewSeat => {
    if (seat.kind === 'open') return { kind: 'open' };
    if (seat.kind === 'bot') return { kind: 'bot', mind: seat.mind || usualMind(minds) };
    return { kind: 'me', name: nameFor(seat.name) };
  });
  return { game, seats, options: company.options, clock: company.clock, coach: company.coach };
}
