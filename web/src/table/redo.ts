/** What was taken back, so that it can be done again: a step of what was only tried, or a choice that was played. */
import type { LogLine } from '../generated/house';

export interface Taken {
  path: string[];
  tried: boolean;
}

export class Redo {
  #taken: Taken[] = [];

  get last(): Taken | undefined {
    return this.#taken.at(-1);
  }

  tried(action: string): void {
    this.#taken.push({ path: [action], tried: true });
  }

  /** The seat's last `count` moves are taken back. What was forced after the choice will come by itself again. */
  played(log: LogLine[], seat: number, count: number): void {
    const own = log.filter((line) => line.seat === seat).slice(-count);
    const path = own.flatMap(({ action, forced }) => (action && !forced ? [action] : []));
    if (path.length) this.#taken.push({ path, tried: false });
  }

  done(): void {
    this.#taken.pop();
  }

  /** Something else was chosen. */
  forget(): void {
    this.#taken = [];
  }
}
