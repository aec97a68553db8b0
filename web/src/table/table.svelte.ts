/** One table as this browser knows it: who sits, the newest position, what the board shows, and what is being chosen. */
import type {
  Choice,
  Decision,
  LogLine,
  Note,
  Notes,
  Position,
  SeatState,
  TableState,
  Tried,
  Words,
} from '../generated/house';
import type { GameModule } from '../lib/board';
import { Connection, ticket, type Incoming, type Outgoing } from '../lib/connection.svelte';
import { scenesOf, type Scene } from '../lib/scenes';
import { paced, replayed, settings } from '../lib/settings.svelte';
import { Stage, type Shown } from '../lib/stage';
import { Draft } from './draft.svelte';
import { Looking } from './looking.svelte';
import { Redo } from './redo';
import { remember, seen } from './seen';

const STAY = 700;
/** The last position of a game stands before its end is read out. */
const END = 1800;
/** A second tap this soon is the same slip, not a confirmation. */
const SLIP = 250;

export interface Refusal {
  reason: Words;
  clause: string | null;
}

export class Table {
  state = $state.raw<TableState | null>(null);
  now = $state.raw<Position | null>(null);
  /** What is being told: the position, its scene that the board shows now, and whether that is the last one. */
  shown = $state.raw<Position | null>(null);
  scene = $state.raw<Scene | null>(null);
  told = $state(true);
  /** How many moves have been told. */
  moves = $state<number | undefined>();
  /** All has been told, and has stood its time. */
  resting = $state(false);
  news = $state.raw<LogLine[]>([]);
  log = $state.raw<LogLine[]>([]);
  /** What people did around the game. */
  notes = $state.raw<Note[]>([]);
  /** The choice that waits for Confirm. */
  pending = $state.raw<Choice | null>(null);
  missed = $state(0);
  /** The seat we mean to look from, when several people share this browser. */
  facing = $state<number | null>(null);

  /** Who has just given the screen away, if their move can still be taken back. */
  passed = $state.raw<{ seat: number; step: number } | null>(null);

  readonly looking: Looking;
  readonly draft: Draft;
  readonly connection: Connection;
  #stage: Stage<Position>;
  #redo = new Redo();
  #known: number | null = null;
  #pendingSince = 0;

  constructor(
    readonly id: string,
    private readonly module: () => GameModule | null,
    private readonly refused: (refusal: Refusal) => void,
    private readonly noted: (note: Note) => void,
  ) {
    const stay = ({ at, scene, told }: Shown<Position>): number => {
      const own = this.module()?.stay?.(scene.events, told) ?? STAY;
      return told && !at.actors.length ? Math.max(END, own) : own;
    };
    this.#stage = new Stage<Position>(
      (shown) => this.#show(shown),
      (shown) => paced(stay(shown)),
      () => this.#rested(),
    );
    this.looking = new Looking(
      (moves) => this.send({ type: 'look', moves }),
      () => this.log,
      (shown) => replayed(stay(shown)),
      () => this.#tellNothing(), // the way back to now is no move
    );
    this.draft = new Draft(
      id,
      (message) => this.send(message),
      () => this.refused({ reason: { key: 'draft.dropped' }, clause: null }),
    );
    this.connection = new Connection(
      id,
      (message) => this.#receive(message),
      () => {
        this.tellPace();
        if (this.facing !== null) this.send({ type: 'face', seat: this.facing });
      },
    );
  }

  /** The house's beat follows it. */
  tellPace(): void {
    this.send({ type: 'pace', pace: settings.pace });
  }

  /** Somebody in a hurry: straight to how things are. */
  hurry(): void {
    if (this.looking.at) this.looking.hurry();
    else this.#stage.hurry();
  }

  /** The board shows how things are. */
  get settled(): boolean {
    return this.shown === this.now && this.told;
  }

  get seats(): SeatState[] {
    return this.state?.seats ?? [];
  }

  get mine(): SeatState[] {
    return this.seats.filter((seat) => seat.yours && seat.kind !== 'bot');
  }

  /** Ended by the rules, or because all agreed to stop. */
  get over(): boolean {
    return this.state?.status === 'over' || this.state?.status === 'stopped';
  }

  get shared(): boolean {
    return this.mine.length > 1;
  }

  /** The log as far as the board has come. */
  get logSoFar(): LogLine[] {
    const moves = this.shown?.moves ?? 0;
    return this.log.filter((line) => line.move <= moves);
  }

  get busy(): boolean {
    return this.connection.waiting.length > 0 || this.draft.busy;
  }

  /** The question to answer now: only when the board shows the newest position. */
  get decision(): Decision | null {
    if (this.looking.at || !this.settled) return null;
    return this.trying ? this.trying.decision : (this.now?.decisions[0] ?? null);
  }

  /** What the board shows instead of the position while a path is only tried. */
  get trying(): Tried | null {
    return this.looking.at || !this.settled ? null : this.draft.answer;
  }

  /** Whose hand comes next, while nobody's is open: the screen is being passed on. */
  get curtain(): number | null {
    if (!this.shared || this.state?.status !== 'playing' || !this.now || this.facing !== null) return null;
    return (this.#acting ?? this.mine[0])!.seat;
  }

  get #acting(): SeatState | undefined {
    return this.mine.find((seat) => this.now?.actors.includes(seat.seat));
  }

  /** Before the next person has taken the screen, the one before may still change their mind. */
  get mayTakeBackPassed(): boolean {
    return this.passed !== null && this.passed.step === this.now?.step && !this.busy;
  }

  /** Between asking for other eyes (or nobody's, while the screen is passed on) and getting them, nothing is shown. */
  get turning(): boolean {
    return this.shared && this.now !== null && this.now.face !== this.facing;
  }

  face(seat: number | null): void {
    this.facing = seat;
    this.#redo.forget();
    this.looking.stop();
    if (this.now?.face !== seat) this.send({ type: 'face', seat });
  }

  /** The move has been seen to land and somebody else of this screen is next: back to what everybody may see. */
  #passOn(): void {
    const { now, facing } = this;
    if (!this.shared || this.state?.status !== 'playing' || !now || facing === null) return;
    if (this.busy || !this.settled || now.face !== facing) return;
    if (now.actors.includes(facing) || !this.#acting) return;
    this.passed = now.take_back === null ? null : { seat: facing, step: now.step };
    this.face(null);
  }

  takeBackPassed(): void {
    if (!this.mayTakeBackPassed) return;
    const { seat, step } = this.passed!;
    this.face(seat);
    this.send({ type: 'take_back', seat, step, ticket: ticket() });
  }

  send(message: Outgoing): void {
    this.connection.send(message);
  }

  choose(action: string, sure = false): void {
    const decision = this.decision;
    if (!decision || this.busy) return this.#stage.hurry();
    const choice = decision.options.find(({ name }) => name === action);
    if (!choice) return this.why(action);
    if (settings.confirm && !sure) {
      if (this.pending?.name !== action) {
        this.pending = choice;
        this.#pendingSince = performance.now();
        return;
      }
      if (performance.now() - this.#pendingSince < SLIP) return;
    }
    this.#play(decision.seat, action);
  }

  confirm(): void {
    if (this.decision && this.pending) this.#play(this.decision.seat, this.pending.name);
  }

  /** Try an action without playing it; the board shows what would come of it. */
  attempt(action: string, instead = false): void {
    const now = this.now;
    if (!now || this.busy || !this.settled) return this.#stage.hurry();
    this.pending = null;
    this.#tellNothing(); // the way to what is only tried is no move
    this.#redo.forget();
    if (instead) this.draft.replace(action);
    else this.draft.add(action, now.step);
  }

  /** Play what was tried, as it is. */
  playDraft(): void {
    if (this.now?.face !== null && this.draft.path.length) this.#play(this.now!.face, null);
  }

  /** A tap while older moves are still being shown only means: hurry. */
  why(action: string): void {
    if (!this.settled) return this.#stage.hurry();
    const seat = this.now?.face;
    if (typeof seat === 'number') this.send({ type: 'why', seat, action });
  }

  /** One step of what is only tried, else the last move. */
  takeBack(): void {
    if (this.draft.path.length && !this.busy) {
      this.pending = null;
      this.#redo.tried(this.draft.path.at(-1)!);
      return this.draft.back();
    }
    const now = this.now;
    if (!now || now.take_back === null || now.face === null || this.busy) return;
    this.pending = null;
    this.#redo.played(this.log, now.face, now.take_back);
    this.send({ type: 'take_back', seat: now.face, step: now.step, ticket: ticket() });
  }

  /** Do again what was taken back, if it can still be done. */
  playAgain(): void {
    const taken = this.#redo.last;
    const decision = this.decision;
    if (!taken || !decision || !this.now || this.busy) return;
    if (!decision.options.some(({ name }) => name === taken.path[0])) {
      this.#redo.forget();
      return this.refused({ reason: { key: 'redo.gone' }, clause: null });
    }
    this.#redo.done();
    this.pending = null;
    this.#tellNothing();
    if (taken.tried) return this.draft.add(taken.path[0]!, this.now.step);
    this.send({ type: 'play', seat: decision.seat, step: this.now.step, path: taken.path, ticket: ticket() });
  }

  catchUp(): void {
    if (this.now) this.looking.play(this.now.moves - this.missed + 1, this.now.moves);
    this.missed = 0;
  }

  close(): void {
    this.#stage.stop();
    this.looking.stop();
    this.connection.close();
  }

  #play(seat: number, action: string | null): void {
    if (!this.now || this.busy) return;
    this.pending = null;
    this.missed = 0;
    this.#redo.forget();
    this.#stage.hurry(); // who moves has seen enough
    const tried = this.draft.path.length ? this.draft.send() : { path: [], step: this.now.step };
    const path = action === null ? tried.path : [...tried.path, action];
    this.send({ type: 'play', seat, step: tried.step, path, ticket: ticket() });
  }

  #receive(message: Incoming): void {
    if (message.type === 'accepted' && this.#stage.resting) this.#passOn();
    if (message.type === 'table') this.state = message;
    else if (message.type === 'position') this.#arrive(message);
    else if (message.type === 'notes') this.#note(message);
    else if (message.type === 'tried') this.draft.tried(message);
    else if (message.type === 'refused') {
      if (message.reason.key === 'refuse.put_away') this.looking.stop();
      if (!this.draft.refused(message)) this.refused(message);
    } else if (message.type === 'reason' && message.reason) {
      this.refused({ reason: message.reason, clause: message.clause });
    }
  }

  /** A line begins with all notes; those that we have not heard of since we are here are news. */
  #note({ first, notes }: Notes): void {
    this.notes = [...this.notes.slice(0, first), ...notes];
    for (const note of this.notes.slice(this.#known ?? this.notes.length)) this.noted(note);
    this.#known = this.notes.length;
  }

  #arrive(position: Position): void {
    if (position.replayed) return this.looking.show(position);
    if (position.fresh) {
      const left = seen(this.id, position.face);
      this.missed = left === null ? 0 : Math.max(0, position.moves - Math.max(left, position.since));
    }
    this.log = [
      ...this.log.filter(
        (line) => line.move < position.kept && (!position.since || line.move > position.since),
      ),
      ...position.news,
    ];
    this.missed = Math.min(this.missed, position.moves - position.since);
    if (this.looking.at && this.looking.at.moves < position.since) this.looking.stop(); // it has been put away
    const scenes = scenesOf(this.now?.view, position, position.news);
    const back = position.moves < (this.now?.moves ?? 0); // something was taken back
    position.view = scenes.at(-1)!.view;
    this.now = position;
    this.draft.follow(position);
    if (position.fresh || back || document.visibilityState === 'hidden')
      this.#stage.jump(position, position.view);
    else this.#stage.add(position, position.news, scenes);
  }

  /** The board is to show something without a story. */
  #tellNothing(): void {
    this.news = [];
    if (this.scene) this.scene = { ...this.scene, events: [] };
  }

  /** The last scene has stood its time: what happened in it is over. */
  #rested(): void {
    this.resting = true;
    if (this.scene?.events.length) this.scene = { ...this.scene, events: [] };
    this.#passOn();
  }

  #show({ at: position, news, scene, told }: Shown<Position>): void {
    this.resting = false;
    this.shown = position;
    this.scene = scene;
    this.told = told;
    if (told) this.moves = position.moves;
    this.news = news;
    if (!this.decision?.options.some(({ name }) => name === this.pending?.name)) this.pending = null;
    if (this.facing === null || this.facing === position.face)
      remember(this.id, position.face, position.moves);
  }
}
