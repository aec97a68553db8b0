/** What every part of the board needs: the position, what can be chosen, and the lens that shows things large. */
import { getContext, setContext } from 'svelte';
import type {
  CardName,
  Choice,
  EventName,
  EventSign,
  LocationName,
  Place,
  Player,
  View,
} from '../../generated/everdell';
import type { DraftProps } from '../../lib/board';
import type { Offers } from '../../lib/offers';
import { CARDS, EVENTS, LOCATIONS, type Standing } from './reading';

/** What is printed on a thing of the box, whichever it is: its signs and its clause. */
export const factsOf = (what: Look): { signs: string; clause: string } =>
  what.kind === 'card'
    ? CARDS[what.card]
    : what.kind === 'place'
      ? LOCATIONS[what.place.name]
      : EVENTS[what.sign.name];

/** What is looked at: a card (perhaps with what could be done with it), a place or an event. */
export type Look =
  | { kind: 'card'; card: CardName; standing?: Standing; choice?: Choice; playable?: boolean }
  | { kind: 'place'; place: Place }
  | { kind: 'event'; sign: EventSign };

export const nameOf = (what: Look): CardName | LocationName | EventName =>
  what.kind === 'card' ? what.card : what.kind === 'place' ? what.place.name : what.sign.name;

export interface Looked {
  what: Look;
  at: DOMRect;
  /** What should stay in sight as well: all of the Meadow, not one card of it. */
  beside: DOMRect;
}

export interface Desk {
  readonly view: View;
  readonly offers: Offers<Choice>;
  readonly pending: string | null;
  readonly busy: boolean;
  /** The player whose eyes we use. */
  readonly me: Player | null;
  /** Targets that the last moves touched. */
  readonly recent: ReadonlySet<string>;
  /** A play that is not settled yet. */
  readonly tried: DraftProps | null;
  choose(action: string, sure?: boolean): void;
  why(action: string): void;
  look(what: Look | null, node?: Element): void;
  /** A card is carried along, to be let go over the city. */
  carry(on: boolean): void;
}

const KEY = Symbol('desk');

export const layDesk = (desk: Desk): Desk => setContext(KEY, desk);

export const desk = (): Desk => getContext<Desk>(KEY);
