/** The arrows walk along a hand; Tab stops at one of its cards only. */
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

export class Walk {
  /** The card looked at last. */
  at = $state<string | null>(null);

  constructor(
    private readonly cards: () => string[],
    private readonly lit: (card: string) => boolean,
    private readonly button: (card: string) => HTMLElement | null | undefined,
  ) {}

  /** Where Tab stops: where one was, else the first card that can be chosen. */
  get stop(): string | undefined {
    const cards = this.cards();
    return cards.find((card) => card === this.at) ?? cards.find(this.lit) ?? cards[0];
  }

  keys = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const cards = this.cards();
    const next = cards.indexOf(this.stop ?? '') + step;
    this.at = cards[Math.min(cards.length - 1, Math.max(0, next))] ?? null;
    if (this.at) this.button(this.at)?.focus();
  };
}
