/** Things travel from where they lay to where they lie. Only pictures move: the page itself is always as it should be. */

/** Remembers where everything marked `data-place` stood in the scene before. */
export class Places {
  root: HTMLElement | undefined;
  #before = new Map<string, DOMRect>();
  /** What stood there with a place to go to (`data-to`) when it is taken away. */
  #leaving = new Map<string, Element>();

  remember(): void {
    this.#before.clear();
    this.#leaving.clear();
    for (const node of this.#all()) {
      this.#before.set(node.dataset.place!, node.getBoundingClientRect());
      if (node.dataset.to) this.#leaving.set(node.dataset.place!, node);
    }
  }

  /**
   * The plain way from one scene to the next: what stands elsewhere now glides there, what is new comes from the first known
   * place of `data-from` or out of nothing, and what has gone flies to its `data-to`. HTML and SVG alike. Where the name stands on
   * a part (a card's button), the whole that moves is marked `data-mover`.
   */
  glide(duration: number): void {
    if (!duration || !this.#before.size) return;
    const now = this.#all();
    const boxes = new Map(now.map((node) => [node, node.getBoundingClientRect()]));
    const named = new Map(now.map((node) => [node.dataset.place!, boxes.get(node)!]));
    const shifts = new Map<Element, Shift>();
    for (const node of now) {
      const here = boxes.get(node)!;
      const name = node.dataset.place!;
      const origins = (node.dataset.from ?? '').split(' ').filter(Boolean);
      const from = this.before(name, ...origins) ?? origins.map((each) => named.get(each)).find(Boolean);
      const carrier = node.parentElement?.closest('[data-place]');
      if (from && here.width) {
        const shift = shiftBetween(from, here);
        shifts.set(node, shift);
        travel(moverOf(node), less(shift, carrier ? shifts.get(carrier) : undefined), duration);
      } else if (here.width && !(carrier && !this.#before.has((carrier as HTMLElement).dataset.place!))) {
        moverOf(node).animate([{ opacity: 0 }, {}], { duration, easing: 'ease-out' });
      }
    }
    for (const [name, node] of this.#leaving) {
      const goal = named.get((node as HTMLElement).dataset.to!);
      if (!named.has(name) && goal) this.#sendOff(node, this.#before.get(name)!, goal, duration);
    }
  }

  #sendOff(node: Element, box: DOMRect, goal: DOMRect, duration: number): void {
    if (!this.root || !(node instanceof HTMLElement)) return;
    const ground = this.root.getBoundingClientRect();
    const picture = node.cloneNode(true) as HTMLElement;
    picture.inert = true;
    delete picture.dataset.place;
    Object.assign(picture.style, {
      position: 'absolute',
      zIndex: '30',
      left: `${box.x - ground.x}px`,
      top: `${box.y - ground.y}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
      pointerEvents: 'none',
    });
    this.root.append(picture);
    const away = { transform: between(goal, box, 0, 0.4), opacity: 0.2 };
    const gone = () => picture.remove();
    picture.animate([{}, away], { duration, easing: 'ease-in' }).finished.then(gone, gone);
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

const moverOf = (node: HTMLElement): HTMLElement => node.closest<HTMLElement>('[data-mover]') ?? node;

interface Shift {
  x: number;
  y: number;
  scale: number;
}

const NEAR = 1.5;

/** From the middle of one box to the middle of the other. */
function shiftBetween(from: DOMRect, here: DOMRect): Shift {
  return {
    x: from.x + from.width / 2 - here.x - here.width / 2,
    y: from.y + from.height / 2 - here.y - here.height / 2,
    scale: Math.min(2, Math.max(0.4, from.width / here.width)),
  };
}

/** What stands on something that travels is carried along and goes only the rest by itself. */
const less = (shift: Shift, carried: Shift | undefined): Shift =>
  carried ? { x: shift.x - carried.x, y: shift.y - carried.y, scale: 1 } : shift;

function travel(node: HTMLElement | SVGElement, { x, y, scale }: Shift, duration: number): void {
  if (Math.hypot(x, y) < NEAR && Math.abs(scale - 1) < 0.05) return;
  const unit = pixelsOf(node);
  const start = { translate: `${x / unit}px ${y / unit}px`, zIndex: 20 };
  const grown = node instanceof HTMLElement ? { scale: String(scale) } : {};
  node.animate([{ ...start, ...grown }, { zIndex: 20 }], {
    duration,
    easing: 'cubic-bezier(.2, .7, .3, 1)',
  });
}

/** How many pixels of the screen a unit of the element's own has: a zoomed field or a picture's own grid change it. */
function pixelsOf(node: HTMLElement | SVGElement): number {
  if (node instanceof HTMLElement) return node.getBoundingClientRect().width / node.offsetWidth || 1;
  const parent = node.parentElement as unknown as SVGGraphicsElement | null;
  return parent?.getScreenCTM?.()?.a || 1;
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
