// Made by `make types` from the Python messages and views: change those, not this.

/** Words of one's own for the shuffle, before the start. */
export interface AddWords {
  do: 'words';
  seat: number;
  words: string;
}

/** The best few moves, the best first. What is expected of them is a chance to win (0 to 1), or points. */
export interface Advice {
  counts: 'chance' | 'points';
  tips: Tip[];
}

/** The coach's answer to a seat, for the one who asked alone; `lines` tell the moves of its tips, one each. */
export interface Advised {
  say: 'advised';
  seat: number;
  advice: Advice;
  lines: Line[];
}

/** Let somebody who asks sit down, or not; whoever asked may take it back. */
export interface Answer {
  agree: boolean;
}

/** Agree, or not, to somebody's undo. */
export interface AnswerUndo {
  do: 'answer-undo';
  seat: number;
  agree: boolean;
}

/** How the host wants the table before the game; `after`: the last event that the host knows of. */
export interface Arrange {
  seats: ArrangedSeat[];
  options: Record<string, string>;
  clock: number | null;
  coach: boolean;
  after: number;
}

/** A seat as the host wants it: who sits at seat `keep` now, a bot of that mind (or a kept one), or open. */
export interface ArrangedSeat {
  keep?: number | null;
  mind?: string | null;
}

/** Ask the coach what to do at one's turn. */
export interface AskCoach {
  do: 'coach';
  seat: number;
}

/** Send the part of the log before that event. */
export interface AskOlder {
  do: 'older';
  before: number;
}

/** Take back what may be taken back. */
export interface AskUndo {
  do: 'undo';
  seat: number;
  after: number;
}

/** Ask for a seat's private link: the one with that token again, or (null) a new one, which ends the old one. */
export interface AskWay {
  token?: string | null;
  hand?: boolean;
}

/** The name to go by, for talk without a seat and for the next table. */
export interface CallMe {
  name: string;
}

/** What the lid of the box says: `card.toml`, one in each game's folder. */
export interface Card {
  title: string;
  min_players: number;
  max_players: number;
  minutes: number;
  age: number;
  authors: string[];
  publishers: string[];
  accent: string;
  illustrators: string[];
  year: number | null;
  newcomers: boolean;
}

/** How a finished game went for the guest who looks: who won, and the points, the winner's first. */
export interface CardResult {
  kind: 'lost' | 'lost-together' | 'others' | 'scored' | 'shared' | 'won' | 'won-together';
  winners: string[];
  points: number;
  to: number;
}

/** Something is missing: send the whole picture. */
export interface CatchUp {
  do: 'catch-up';
}

/** Promise this browser's nonce for the shuffle, by the SHA-256 of its bytes. */
export interface Commit {
  do: 'commit';
  seat: number;
  commitment: string;
}

/** One of nature's draws: the event that it was, the moves there could be with their weights. */
export interface Draw {
  number: number;
  moves: string[];
  odds: number[];
  move: string;
}

/** An event of the log. `lines` tell it, one for each eye, in the order of the eyes. */
export interface Entry {
  number: number;
  at: number;
  kind: 'arranged' | 'called-off' | 'carried' | 'closed' | 'commit' | 'filled' | 'hosted' | 'left' | 'made' | 'move' | 'opening' | 'over' | 'rematch' | 'returned' | 'reveal' | 'sat' | 'seat-agreed' | 'seat-answered' | 'seat-asked' | 'start' | 'take-back' | 'talk' | 'undo' | 'undo-agreed' | 'undo-asked' | 'undo-refused' | 'words';
  seat: number | null;
  lines: Line[];
  moves: string[] | null;
  in_stead: boolean;
  talk: string | null;
  to: number | null;
}

/** What a seat (-2: a watcher) may know and do: the game's own view, and the legal moves. */
export interface Eye {
  seat: number;
  view: unknown;
  moves: LegalMove[];
  mates: number[];
  secret: boolean;
}

/** What the draws follow from: the seed (its hash before the end), and what each seat added. */
export interface Fairness {
  seed_hash: string;
  rules: string;
  words: string[];
  commitments: string[];
  nonces: string[];
  waiting: number[];
  called_off: number;
  seed: string | null;
}

/** A guided first game as its player, the first seat, lives it. */
export interface FirstGame {
  game: string;
  names: string[];
  moments: FirstMoment[];
  outcome: Outcome | null;
}

/** A moment of a guided first game: what led there, what is seen, what is told, and the move asked for. */
export interface FirstMoment {
  entry: Entry | null;
  eye: Eye;
  told: string[];
  asked: string | null;
  otherwise: string | null;
}

/** A moment of a replay: the entry that led there (one line: this eye's), and the view after it. */
export interface Frame {
  entry: Entry;
  view: unknown;
}

/** A table that cannot be played on here; `line` says why, `log` tells what can be read of it. */
export interface FrozenTable {
  id: string;
  game: string;
  version: number;
  seats: SeatInfo[];
  line: Line;
  over: boolean;
  log: Line[];
}

/** A box on the shelf. One that is still to come has a card only. */
export interface GameInfo {
  id: string;
  card: Card;
  coming: boolean;
  version: number;
  options: Option[];
  rules: Section[];
  first_game: boolean;
  edition: string | null;
  rulings: string[];
  edited: boolean;
  genre: Record<string, string>;
  teams: string[];
  sides: number[][];
  aim: 'beat-others' | 'score-together' | 'win-together';
}

/** Open a private link. `take`: go on here; otherwise it is only looked at. */
export interface GoBack {
  token: string;
  take?: boolean;
}

/** Make whoever sits there the host. */
export interface HandOn {
  seat: number;
}

/** One event, and what is known after it. */
export interface Happened {
  say: 'happened';
  table: TableInfo;
  eyes: Eye[];
  entry: Entry;
}

/** Somebody is at the browser: they have touched something, or pressed a key. */
export interface Here {
  do: 'here';
}

/** The house itself. `addresses` are where others on the same network reach it. */
export interface HouseInfo {
  version: string;
  compiled: boolean;
  addresses: string[];
  games: GameInfo[];
  minds: MindInfo[];
}

/** Leave a seat: to a bot of that mind, or open to the next guest. */
export interface Leave {
  mind?: string | null;
}

/** A move that may be made, and the game's own foresight of it. */
export interface LegalMove {
  move: string;
  foresight: unknown;
}

/** Let a bot of that mind play at a seat: one left open, or whose holder has been away for long. */
export interface LetBot {
  mind: string;
}

/** A sentence to be told in the reader's language: a text's id and what fills it. */
export interface Line {
  text: string;
  args: Record<string, number | string>;
  seats: Record<string, number>;
  passing: boolean;
}

/** The guest who asks: the name used last, and the own tables, the latest first. */
export interface Me {
  name: string;
  tables: TableCard[];
}

/** A bot that can be asked to a table: its texts are `mind-<id>` and `mind-<id>-about`. */
export interface MindInfo {
  id: string;
}

/** A seat of a new table: `me` is held by the asking browser, `open` waits for a guest. */
export interface NewSeat {
  kind: 'bot' | 'me' | 'open';
  name?: string;
  mind?: string;
}

/** A table to set up. `clock`: seconds a move, or no clock. `coach`: whether one may ask the coach there. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, string>;
  clock?: number | null;
  coach?: boolean;
}

/** The part of the log that was asked for, in order; nothing where there is nothing before. */
export interface Older {
  say: 'older';
  log: Entry[];
}

/** A game about to begin, as a watcher sees it: the game's own view, with all options as they are and `advanced`. */
export interface Opening {
  edition: string | null;
  view: unknown;
  advanced: unknown;
}

/** A choice made before the game; its values and their explanations are in the game's texts. */
export interface Option {
  id: string;
  values: string[];
  default: string;
}

/** How a game ended: the points, who won (equals share), the text that says why, and the count. */
export interface Outcome {
  scores: number[];
  winners: number[];
  reason: string;
  breakdown: ScoreLine[];
  to_next: number | null;
}

/** Everything, for a browser that has just come or has missed something. */
export interface Picture {
  say: 'picture';
  table: TableInfo;
  eyes: Eye[];
  log: Entry[];
  now: number;
}

/** Asks whether the line is alive. */
export interface Ping {
  do: 'ping';
}

/** Make a move, in answer to the event of that number. */
export interface Play {
  do: 'play';
  seat: number;
  move: string;
  after: number;
}

/** Point at something for one's mates to see, in the words of the game's board; null: at nothing any more. */
export interface Point {
  do: 'point';
  seat: number;
  at: string | null;
}

/** A mate's seat points at something, in the words of the game's board, or (null) no more; nothing in the log. */
export interface Pointed {
  say: 'pointed';
  seat: number;
  at: string | null;
}

/** The line is alive. */
export interface Pong {
  say: 'pong';
}

/** Somebody came or went; nothing in the log. */
export interface Presence {
  say: 'presence';
  table: TableInfo;
}

/** A game between bots, for the shelf: what a watcher saw after each of their moves. */
export interface Preview {
  names: string[];
  frames: Frame[];
}

/** Why an HTTP request was refused. */
export interface Problem {
  error: string;
  line: Line;
}

/** What a browser needs to check every draw of a finished game for itself. */
export interface Proof {
  seed: string;
  rules: string;
  words: string[];
  nonces: string[];
  called_off: number;
  draws: Draw[];
}

/** What speaks for a move or against it: so much of a thing, by its id in `Game.weighed`. */
export interface Reason {
  kind: 'costs' | 'gains' | 'keeps' | 'risks' | 'spares';
  thing: string;
  amount: number;
  sure: boolean;
}

/** What was asked cannot be. `rule` names the rule of the game that forbids a move. */
export interface Refused {
  say: 'refused';
  error: string;
  line: Line;
  number: number;
  rule: string | null;
}

/** Take a table out of one's own list, or put it back. */
export interface Remove {
  removed?: boolean;
}

/** A game from one eye, moment by moment; from every seat's once it is over. */
export interface Replay {
  table: TableInfo;
  eye: number;
  frames: Frame[];
}

/** Open that promise, when the start waits for it: 16 bytes, in hexadecimal. */
export interface Reveal {
  do: 'reveal';
  seat: number;
  nonce: string;
}

/** Talk, from a seat or as a watcher (null): to the whole table, or to the seat's team alone. */
export interface Say {
  do: 'say';
  text: string;
  seat?: number | null;
  to?: 'table' | 'team';
}

/** A line of the final count: a text's id and the points of each seat. */
export interface ScoreLine {
  text: string;
  points: number[];
  part: string;
}

/** Who sits there. `yours`: held by the browser that asks. `away`: a person without connection. */
export interface SeatInfo {
  kind: 'bot' | 'open' | 'person';
  name: string;
  mind: string | null;
  yours: boolean;
  away: boolean;
  fill_at: number | null;
  ask_at: number | null;
}

/** Somebody asks for a seat during the game, in the event of that number. */
export interface SeatRequest {
  number: number;
  seat: number;
  name: string;
  yours: boolean;
  asked: boolean;
  kept: boolean;
}

/** The seat that a private link leads to. */
export interface Seated {
  seat: number;
  name: string;
  yours: boolean;
}

/** A part of the rules page: each rule's sentence is the text `rule-<id>`. */
export interface Section {
  id: string;
  rules: string[];
}

/** Take an open seat (or one that a bot holds) under a name; during a game, ask for it. */
export interface Sit {
  name: string;
  another?: boolean;
}

/** Begin, once the browsers here have opened their commitments; bots of that mind take open seats. */
export interface Start {
  do: 'start';
  mind?: string | null;
}

/** One of a guest's own tables, for the home page. */
export interface TableCard {
  id: string;
  game: string;
  names: string[];
  status: 'closed' | 'frozen' | 'gathering' | 'over' | 'playing';
  your_turn: boolean;
  changed: number;
  result: CardResult | null;
}

/** A table as everyone may see it. `deadline` and `last_call` are in milliseconds since 1970. */
export interface TableInfo {
  id: string;
  game: string;
  version: number;
  edition: string | null;
  options: Record<string, string>;
  seats: SeatInfo[];
  host: number | null;
  hosting: boolean;
  heir_at: number | null;
  requests: SeatRequest[];
  watching: string[];
  status: 'closed' | 'gathering' | 'over' | 'playing';
  actors: number[];
  number: number;
  fairness: Fairness;
  clock: number | null;
  deadline: number | null;
  last_call: number | null;
  coach: boolean;
  undo: UndoAsked | null;
  can_undo: number[];
  can_take_back: number[];
  outcome: Outcome | null;
  rematch: string | null;
}

/** Where the new table is. */
export interface TableMade {
  id: string;
}

/** Take back one's own sealed choice. */
export interface TakeBack {
  do: 'take-back';
  seat: number;
  after: number;
}

/** A move worth making, written, and what to expect of it; of a sealed choice, how often to make it (0 to 1). */
export interface Tip {
  move: string;
  expected: number;
  share: number | null;
  reasons: Reason[];
}

/** A seat asks to go back to just after event `to`; these seats have still to agree. */
export interface UndoAsked {
  seat: number;
  to: number;
  waiting: number[];
}

/** A seat's private link: its secret token, the whole link, and that as a QR code (SVG). */
export interface Way {
  token: string;
  link: string;
  qr: string;
}

/** The rule that forbids a move at a moment of a guided first game; none if it is legal. */
export interface WhyNot {
  rule: string | null;
}

export type ToBrowser = Picture | Older | Happened | Presence | Pointed | Advised | Refused | Pong;

export type ToHouse = Play | Say | AddWords | Commit | Reveal | Start | AskUndo | AnswerUndo | TakeBack | Point | AskCoach | CatchUp | AskOlder | Here | Ping;
