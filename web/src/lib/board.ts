/** What the shell and a game's board promise each other. A board holds no rules: all it may do is in `decision`. */
import type { Component } from 'svelte';
import type { Choice, Clock, Decision as AnyDecision, Happening, SeatState } from '../generated/house';
import type { EventOf, NewsLine } from './news';

export type { Choice, Clock, Happening, LogLine, SeatState, Words } from '../generated/house';
export type { EventOf, NewsLine } from './news';

/** A legal answer whose verb is known; `generated/<game>.ts` joins them to the game's own `Choice`. */
export interface Answer<
  Verb extends string,
  Nouns extends string[],
  Effect extends Choice['effect'],
> extends Choice {
  verb: Verb;
  nouns: Nouns;
  effect: Effect;
}

export interface Decision<C = Choice> extends Omit<AnyDecision, 'options'> {
  options: C[];
}

/**
 * A path that is tried before it is played. While it stands, `view` and `decision` show what it would come to, and `choose`
 * plays the whole path with one more action at its end; others see nothing of it and nothing is written.
 */
export interface DraftProps {
  path: string[];
  /** What would have happened on the way. */
  happenings: Happening[];
  /** Try one more action: an option of `decision`. */
  add(action: string): void;
  /** Try another last action instead. */
  replace(action: string): void;
  /** Without the last action. */
  back(): void;
  cancel(): void;
  /** Play the path as it is. */
  play(): void;
}

export interface BoardProps<View = unknown, Events = any, C = Choice> {
  /** The table as the faced seat sees it: while moves are told, as it stood at the scene that is shown. */
  view: View;
  /** What has happened since the scene before. */
  events: EventOf<Events>[];
  /** All has been told: the view is how things are. */
  settled: boolean;
  /** The faced seat's question, or null when it has none. Never set in a replay. */
  decision: Decision<C> | null;
  seats: SeatState[];
  /** Seats that may decide now: whose turn it is. */
  actors: number[];
  /** The seat whose eyes we use; null for a spectator. */
  face: number | null;
  /** The moves that are being told, with those of their events that are still to come. Empty when there is nothing to animate. */
  news: NewsLine<Events>[];
  /** The action that waits for Confirm in the action bar, for the board to outline. */
  pending: string | null;
  /**
   * Choose an action by its name. The shell asks to confirm if the person wants that; choosing the pending action again confirms.
   * `sure` skips the question: use it when the board itself made the person choose twice (a card, then what to do with it).
   */
  choose(action: string, sure?: boolean): void;
  /** Somebody tapped what is not allowed: the shell asks the house and shows the reason. */
  why(action: string): void;
  /** A move is on its way: keep calm. */
  busy: boolean;
  /** An earlier moment is shown, or a finished game is reviewed. */
  replay: boolean;
  /** False: no animation. */
  motion: boolean;
  /** What the faced seat only tries; absent where nothing can be tried. */
  draft?: DraftProps | null;
  /** Back to before the faced seat's last choice; null or absent when it cannot be taken back. */
  takeBack?: (() => void) | null;
  /** Straight to the end of what is being told. */
  hurry(): void;
  /** The sand of whoever is to decide, where time is measured. */
  clock?: Clock | null;
}

export interface EndProps<View = unknown, Events = any> {
  view: View;
  seats: SeatState[];
  /** All that happened. */
  log: NewsLine<Events>[];
}

/** The worked example of a game's rules, as its rules file holds it. */
export interface ExampleProps<Example = unknown> {
  example: Example;
  /** Bring a clause into sight. */
  clause(id: string): void;
}

/** What `web/src/games/<game>/Picture.svelte` is given: which chapter's scene to draw, and the words in it. */
export interface PictureProps {
  of: string;
  labels: readonly string[];
}

/** What `web/src/games/<game>/index.ts` exports. */
export interface GameModule {
  /** Fills the box it is given: width and height 100 %, no scrolling at 1366×768. */
  Board: Component<BoardProps<any, any, any>>;
  /** The breakdown at the end, by source, for everyone, with the tie-break explained. */
  End?: Component<EndProps<any>>;
  /** The rules' example to step through, for a game whose rules have one. */
  Example?: Component<ExampleProps<any>>;
  /** A card's name with its small picture, used inside log sentences. */
  CardChip?: Component<{ card: string }>;
  /** A sign for a kind of event in the log, drawn with currentColor, about 20 px. */
  LogIcon?: Component<{ kind: string }>;
  /** Kinds of events, the weightiest first: what the action bar tells of the last move. */
  headlines?: readonly string[];
  /**
   * How long (ms) a scene stays, by what has happened in it; without it 700. `last`: with it all has been told. A scene on the way
   * for which this says 0 is shown together with the next.
   */
  stay?(events: EventOf<any>[], last: boolean): number | undefined;
}

/** What `web/src/games/<game>/cover.ts` exports: it is part of the first page, so it stays small. */
export interface GameCover {
  /** A square sign, drawn with currentColor, sized by its box. */
  Icon: Component;
  /** The picture on the home page: fills its box (about 16:10, or wider), `preserveAspectRatio="xMidYMid slice"`. */
  Cover: Component;
}
