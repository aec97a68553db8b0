/** What is looked at through the lens. A pointer on its way to the lens's link keeps it open, whatever it crosses. */
import type { Looked } from './desk.svelte';

/** Heading for the link: most of each step brings the pointer nearer. */
const TOWARDS = 0.85;
const PATIENCE = 160;

export class Looking {
  looked = $state.raw<Looked | null>(null);
  /** The link on the lens: the clause that speaks of what is shown. */
  link = $state<HTMLElement>();
  #at: { x: number; y: number } | null = null;
  #heading = 0;
  #pressed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  look(next: Looked | null): void {
    clearTimeout(this.#timer);
    if (this.looked && this.#pressed) return;
    if (this.looked && this.#wanted()) this.#timer = setTimeout(() => this.look(next), PATIENCE);
    else this.looked = next;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.looked = null;
  }

  moved({ clientX: x, clientY: y, pointerType }: PointerEvent): void {
    const before = this.#at;
    this.#at = { x, y };
    if (!before || !this.link || pointerType !== 'mouse') return;
    const box = this.link.getBoundingClientRect();
    const far = (at: { x: number; y: number }): number =>
      Math.hypot(box.x + box.width / 2 - at.x, box.y + box.height / 2 - at.y);
    const step = Math.hypot(x - before.x, y - before.y);
    if (step && far(before) - far(this.#at) > TOWARDS * step) this.#heading = Date.now();
  }

  /** A press on the link is not a press beside the lens. */
  pressed(event: Event): void {
    this.#pressed = Boolean(this.link?.contains(event.target as Node));
  }

  #wanted(): boolean {
    return Boolean(this.link?.matches(':hover')) || Date.now() - this.#heading < PATIENCE;
  }
}
