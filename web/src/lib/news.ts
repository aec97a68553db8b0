/** What happened, by the game's own schema: an event's kind tells what its `args` hold, so that no board has to guess. */
import type { LogLine } from '../generated/house';

/** `Events` comes out of the game's `schema.py`: each kind of event with what it tells. */
export type EventOf<Events> = {
  [Kind in keyof Events & string]: { kind: Kind; args: Events[Kind] };
}[keyof Events & string];

export interface NewsLine<Events> extends Omit<LogLine, 'happenings'> {
  happenings: EventOf<Events>[];
}

export const eventsIn = <Events>(news: NewsLine<Events>[]): EventOf<Events>[] =>
  news.flatMap((line) => line.happenings);

/** What the last event of one of these kinds tells, if there is one. */
export function told<Events, Kind extends keyof Events & string>(
  events: readonly EventOf<Events>[],
  ...kinds: Kind[]
): Events[Kind] | undefined {
  return events.findLast(({ kind }) => kinds.includes(kind as Kind))?.args as Events[Kind] | undefined;
}
