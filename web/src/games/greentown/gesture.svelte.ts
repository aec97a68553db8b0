/** One gesture of several choices: what a person wants as a whole path, tried step by step until the draft has come to it. */
import type { DraftProps } from '../../lib/board';

export class Gesture {
  #goal = $state.raw<string[] | null>(null);
  #finale: string | null = null;
  #left = 0;

  /** Come to this path; then choose `finale`, if there is one. */
  want(path: string[], from: readonly string[], finale: string | null = null): void {
    this.#finale = finale;
    this.#left = path.length + from.length + 2; // a path that is refused is not tried for ever
    this.#goal = path;
  }

  drop(): void {
    this.#goal = null;
  }

  get underWay(): boolean {
    return this.#goal !== null;
  }

  /** One step nearer, when nothing is on its way. */
  step(draft: DraftProps, choose: (action: string) => void): void {
    const goal = this.#goal;
    if (!goal) return;
    const { path } = draft;
    const same = goal.findIndex((action, i) => path[i] !== action);
    const common = same < 0 ? goal.length : same;
    if (common === goal.length && path.length === goal.length) {
      this.#goal = null;
      if (this.#finale) choose(this.#finale);
    } else if (!this.#left--) this.#goal = null;
    else if (path.length > goal.length) draft.back();
    else if (path.length > common && path.length === common + 1) draft.replace(goal[common]!);
    else if (path.length > common) draft.back();
    else draft.add(goal[common]!);
  }
}
