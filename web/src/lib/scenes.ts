/** What the house sends of a move: scenes as patches, each leading from one view to the next. */
import type { LogLine, Scene as Sent } from '../generated/house';
import { eventsIn, type EventOf, type NewsLine } from './news';

/** How the table stood at a moment, and what had happened since the one before. */
export interface Scene<View = any, Events = any> {
  view: View;
  events: EventOf<Events>[];
}

/** The scenes from the view before to the newest, which comes last: it is the view that was sent, or one patch further. */
export function scenesOf(
  before: unknown,
  { view, scenes, patch }: { view: unknown; scenes: Sent[]; patch?: unknown },
  news: LogLine[],
): Scene[] {
  const events = eventsIn(news as NewsLine<any>[]);
  let [at, from] = [before, 0];
  const told = scenes.map((scene): Scene => {
    at = patched(at, scene.patch);
    const since = events.slice(from, (from = Math.max(from, scene.told)));
    return { view: at, events: since };
  });
  return [...told, { view: view ?? patched(at, patch), events: events.slice(from) }];
}

/** The value that a patch leads to (`core/patch.py` says how it is written). What stays the same is the same object. */
export function patched(old: any, patch: any): any {
  if (Array.isArray(patch)) return patch[0];
  const entries = Object.entries<any>(patch);
  if (!entries.length) return old;
  const next = Array.isArray(old) ? [...old] : { ...old };
  for (const [at, change] of entries) {
    if (Array.isArray(next) && at === '@') next.splice(change[0], change[1], ...change.slice(2));
    else next[at] = patched(next[at], change);
  }
  return next;
}
