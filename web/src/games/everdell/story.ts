/** Rugwort's moves, one scene each: the position is told back to how it was before them, and forward again. */
import type { CardName, CityCard, Events, Rugwort, View } from '../../generated/everdell';
import { eventsIn, type EventOf, type NewsLine } from '../../lib/news';
import type { AnyScene } from '../../lib/stage.svelte';
import type { Staging } from '../../lib/start.svelte';
import { RUGWORT } from './creatures';
import { CARDS, type Season } from './reading';

export type Happening = EventOf<Events>;

export interface Scene extends AnyScene<View> {
  /** What Rugwort is just doing. */
  told: Happening | null;
}

/** How long each of his doings stands, in ms; what is not listed is not told apart. */
const STAY: Partial<Record<Happening['kind'], number>> = {
  rugwort_rolled: 1100,
  rugwort_took: 800,
  rugwort_fool: 1000,
  rugwort_fool_lost: 800,
  rugwort_prepared: 900,
  rugwort_event: 1000,
  rugwort_closed: 800,
  rugwort_moved: 800,
  kidnapped: 1300,
};
const BREATH = 500;
const BEFORE: Record<Season, Season> = {
  winter: 'winter',
  spring: 'winter',
  summer: 'spring',
  autumn: 'summer',
};

export const isHis = ({ kind }: Happening): boolean => kind in STAY;

const swapped = <T>(list: readonly T[], at: number, value: T): T[] =>
  list.map((each, i) => (i === at ? value : each));

/** His things as they were before he took this card. */
function without(rugwort: Rugwort, card: CardName): Rugwort {
  const purple = CARDS[card].colour === 'purple';
  const worth = purple ? 3 : 2;
  const points = { ...rugwort.points };
  if (purple) points.prosperity -= worth;
  else points.cards -= worth;
  const at = rugwort.city.findLastIndex((each: CityCard) => each.card === card);
  const city = rugwort.city.filter((_, i) => i !== at);
  return { ...rugwort, city, points, total: rugwort.total - worth };
}

const leave = (owners: readonly number[]): number[] => {
  const at = owners.lastIndexOf(RUGWORT);
  return owners.filter((_, i) => i !== at);
};

/** One of his workers stands elsewhere. */
function walked(view: View, from: string, to: string): View {
  const place = (each: View['haven']): View['haven'] =>
    each.name === from
      ? { ...each, workers: leave(each.workers) }
      : each.name === to
        ? { ...each, workers: [...each.workers, RUGWORT] }
        : each;
  return {
    ...view,
    locations: view.locations.map(place),
    forest: view.forest.map(place),
    journey: view.journey.map(place),
  };
}

/** The position before one of his doings. */
export function untold(view: View, event: Happening): View {
  const { rugwort } = view;
  if (!rugwort) return view;
  switch (event.kind) {
    case 'rugwort_took': {
      const { slot, card } = event.args;
      return {
        ...view,
        deck: view.deck + 1,
        meadow: swapped(view.meadow, slot, card),
        rugwort: without(rugwort, card),
      };
    }
    case 'rugwort_fool':
    case 'rugwort_fool_lost':
      return { ...view, deck: view.deck + 1, meadow: swapped(view.meadow, event.args.slot, 'fool') };
    case 'rugwort_closed': {
      const meadow = rugwort.meadow.filter((slot) => slot !== event.args.slot);
      return { ...view, rugwort: { ...rugwort, meadow } };
    }
    case 'rugwort_moved':
      return walked(view, event.args.location, event.args.source);
    case 'rugwort_event': {
      const events = view.events.map((sign) =>
        sign.name === event.args.event ? { ...sign, owner: null, workers: leave(sign.workers ?? []) } : sign,
      );
      return { ...view, events };
    }
    case 'rugwort_prepared':
      return { ...view, rugwort: { ...rugwort, season: BEFORE[event.args.season] } };
    default:
      return view;
  }
}

export function tellRugwort(before: View | null, after: View, news: NewsLine<Events>[]): Scene[] {
  const end: Scene = { view: after, stay: 0, told: null };
  const his = before && after.rugwort ? eventsIn(news).filter(isHis) : [];
  if (!his.length) return [end];
  const views = [after];
  for (const event of [...his].reverse()) views.unshift(untold(views[0]!, event));
  const scenes = his.map((told, i): Scene => ({
    view: told.kind === 'rugwort_rolled' ? views[i]! : views[i + 1]!,
    stay: STAY[told.kind]!,
    told,
  }));
  /* The newest position itself comes last: only then is everything settled. */
  const last = scenes.at(-1)!;
  if (last.view === after) last.view = { ...after };
  return [{ view: views[0]!, stay: BREATH, told: null }, ...scenes, end];
}

export const staging: Staging<View, Events, Scene> = {
  first: (view) => ({ view, stay: 0, told: null }),
  telling: tellRugwort,
  glides: true,
};
