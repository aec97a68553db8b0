/**
 * A card under a pointer. A tap stays the browser's own click. Pointing with a mouse, the keyboard's focus or holding a finger
 * shows what the card would do; dragging takes a picture of it along and drops it on a place marked `data-drop`.
 */
export interface Gestures {
  /** Shows what it would do, or hides it again. */
  point?(on: boolean): void;
  /** What a held finger has shown stays until the next press. */
  stays?: boolean;
  /** The element to take along; null: it stays where it is. */
  carried?(node: HTMLElement): HTMLElement | null;
  /** It is being taken along, or no longer. */
  lifted?(on: boolean): void;
  /** Taken along it has come over the place of this name; null: over nothing. */
  over?(place: string | null): void;
  /** Let go over the place of this name; null: nowhere in particular. */
  drop?(place: string | null): void;
}

/** Presses on something that can be dragged: what lies below (a field) must not move with it. */
export const takenPresses = new WeakSet<Event>();

const HOLD = 380;
const SLACK = 9;

/** Focus that a press brings along shows nothing: the press already means something. */
let pressing = false;
addEventListener('pointerdown', () => (pressing = true), { capture: true });
addEventListener('keydown', () => (pressing = false), { capture: true });
addEventListener('pointercancel', () => (pressing = false), { capture: true });
addEventListener('click', () => setTimeout(() => (pressing = false)), { capture: true });

export function gestures(
  node: HTMLElement,
  wishes: Gestures,
): { update(next: Gestures): void; destroy(): void } {
  let start: { x: number; y: number; pointer: number } | null = null;
  let held = false;
  let picture: HTMLElement | null = null;
  let below: string | null = null;
  const gone = new AbortController();
  const { signal } = gone;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function down(event: PointerEvent): void {
    if (event.button !== 0) return;
    start = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
    held = false;
    if (wishes.carried?.(node)) {
      takenPresses.add(event);
      node.setPointerCapture(event.pointerId); // a quick hand is off the card at once
    }
    if (event.pointerType === 'mouse' || !wishes.point) return;
    timer = setTimeout(() => {
      held = true;
      wishes.point?.(true);
    }, HOLD);
  }

  function move(event: PointerEvent): void {
    if (!start || event.pointerId !== start.pointer) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (!picture && Math.hypot(x, y) > SLACK) lift();
    if (!picture) return;
    picture.style.translate = `${x}px ${y}px`;
    const place = placeAt(event.clientX, event.clientY);
    if (place !== below) wishes.over?.(place);
    below = place;
  }

  function lift(): void {
    clearTimeout(timer);
    const thing = wishes.carried?.(node);
    if (!thing) return;
    const box = thing.getBoundingClientRect();
    wishes.point?.(false);
    picture = thing.cloneNode(true) as HTMLElement;
    picture.inert = true;
    Object.assign(picture.style, {
      position: 'fixed',
      zIndex: '60',
      left: `${box.x + (box.width - thing.offsetWidth) / 2}px`,
      top: `${box.y + (box.height - thing.offsetHeight) / 2}px`,
      width: `${thing.offsetWidth}px`,
      rotate: '-4deg',
      filter: 'drop-shadow(0 10px 12px rgb(20 15 5 / 50%))',
      animation: 'none',
      pointerEvents: 'none',
    });
    document.body.append(picture);
    wishes.lifted?.(true);
  }

  function up(event: PointerEvent): void {
    if (!start || event.pointerId !== start.pointer) return;
    if (picture && event.type === 'pointerup') wishes.drop?.(placeAt(event.clientX, event.clientY));
    rest();
  }

  function placeAt(x: number, y: number): string | null {
    const over = document.elementsFromPoint(x, y).find((one) => one.closest('[data-drop]'));
    return over?.closest<HTMLElement>('[data-drop]')?.dataset.drop ?? null;
  }

  function rest(): void {
    clearTimeout(timer);
    if (held && wishes.stays) addEventListener('pointerdown', hide, { capture: true, once: true, signal });
    else if (held) wishes.point?.(false);
    if (picture) {
      held = true; // what follows is no tap
      picture.remove();
      picture = below = null;
      wishes.lifted?.(false);
    }
    start = null;
  }

  /** The click after holding or dragging means nothing. */
  function click(event: MouseEvent): void {
    if (held && event.detail) event.stopImmediatePropagation();
    held = false;
  }

  const hide = () => wishes.point?.(false);
  const hover = (event: PointerEvent) => event.pointerType === 'mouse' && !start && wishes.point?.(true);
  function leave(event: PointerEvent): void {
    if (!picture) start = null; // the field below has taken the pointer over
    if (event.pointerType === 'mouse') wishes.point?.(false);
  }
  const focus = () => !pressing && wishes.point?.(true);
  // a card that goes away loses the focus in the middle of drawing: nothing may change just then
  const blur = () => queueMicrotask(() => signal.aborted || hide());
  const menu = (event: Event) => event.preventDefault();
  const heard = {
    pointerdown: down,
    pointermove: move,
    pointerup: up,
    pointercancel: up,
    click,
    contextmenu: menu,
  };
  const shown = { pointerenter: hover, pointerleave: leave, focus, blur };
  const all = Object.entries({ ...heard, ...shown }) as [string, EventListener][];
  for (const [kind, listener] of all)
    node.addEventListener(kind, listener, { capture: kind === 'click', signal });

  return {
    update: (next) => (wishes = next),
    destroy() {
      rest();
      gone.abort();
    },
  };
}
