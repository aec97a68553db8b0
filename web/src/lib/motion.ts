/** Things travel from where they lay to where they lie. Only pictures move: the page itself is always as it should be. */

/** Remembers where everything marked `data-place` stood in the scene before. */
export class Places {
  root: HTMLElement | undefined;
  #before = new Map<string, DOMRect>();

  remember(): void {
    this.#before.clear();
    for (const node of this.#all()) this.#before.set(node.dataset.place!, node.getBoundingClientRect());
  }

  before(...names: string[]): DOMRect | undefined {
    return names.map((name) => this.#before.get(name)).find((box) => box?.width);
  }

  /** Send pictures of all that lies in `from` (a beginning of names) to one place. They are gone when they arrive. */
  send(from: string, to: string, layer: HTMLElement, duration: number): void {
    const goal = this.#all(to)[0]?.getBoundingClientRect();
    if (!goal || !duration) return;
    const ground = layer.getBoundingClientRect();
    for (const node of this.#all(from)) {
      const box = node.getBoundingClientRect();
      const picture = node.cloneNode(true) as HTMLElement;
      delete picture.dataset.place;
      picture.removeAttribute('role');
      Object.assign(picture.style, {
        left: `${box.x - ground.x}px`,
        top: `${box.y - ground.y}px`,
        width: `${node.offsetWidth}px`,
        translate: 'none',
      });
      layer.append(picture);
      const away = { transform: between(goal, box, 16, 0.35), opacity: 0.2 };
      picture
        .animate([{ transform: 'none', opacity: 1 }, away], { duration, easing: 'ease-in' })
        .finished.then(
          () => picture.remove(),
          () => picture.remove(),
        );
    }
  }

  /** An empty beginning would match nothing: CSS says so. */
  #all(beginning = ''): HTMLElement[] {
    const which = beginning ? `[data-place^="${beginning}"]` : '[data-place]';
    return [...(this.root?.querySelectorAll<HTMLElement>(which) ?? [])];
  }
}

/** How something in box `here` must be moved to look as if it lay in box `there`. */
function between(there: DOMRect, here: DOMRect, turn: number, scale: number): string {
  const x = there.x + there.width / 2 - here.x - here.width / 2;
  const y = there.y + there.height / 2 - here.y - here.height / 2;
  return `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})`;
}

interface Journey {
  /** Where it lay before; without it, it is simply there. */
  from: DOMRect | undefined;
  duration: number;
  turn: number;
}

/** An action: the element comes from where it lay. */
export function arrive(node: HTMLElement, { from, duration, turn }: Journey): void {
  const here = node.getBoundingClientRect();
  if (!from || !here.width || !duration) return;
  const scale = Math.min(
    1.5,
    Math.max(0.4, Math.min(from.width, from.height) / Math.min(here.width, here.height)),
  );
  const start = { transform: between(from, here, turn, scale), zIndex: 30 };
  node.animate([start, { transform: 'none', zIndex: 30 }], {
    duration,
    easing: 'cubic-bezier(.2, .7, .3, 1)',
  });
}
