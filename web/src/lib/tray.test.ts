import { describe, expect, it } from 'vitest';
import { apart, lying } from './tray';

describe('a hand in its tray', () => {
  it('lies in one row side by side where there is room', () => {
    expect(lying(5, 800, 100)).toEqual({ rows: 1, columns: 5, step: 104 });
  });

  it('lies over one another as far as each card can still be touched', () => {
    const { rows, step } = lying(8, 450, 100);
    expect(rows).toBe(1);
    expect(step).toBe(50);
    expect(100 + 7 * step).toBeLessThanOrEqual(450);
  });

  it('takes another row before a card shows less than a thumb needs', () => {
    for (let count = 1; count <= 20; count += 1) {
      const { rows, columns, step } = lying(count, 344, 80);
      expect(step).toBeGreaterThanOrEqual(44);
      expect(80 + (columns - 1) * step).toBeLessThanOrEqual(344);
      expect(rows * columns).toBeGreaterThanOrEqual(count);
    }
  });

  it('counts the room between families', () => {
    expect(lying(8, 400, 90).rows).toBe(1);
    expect(lying(8, 400, 90, 12).rows).toBe(2);
  });

  it('tells equal cards apart', () => {
    expect(apart(['inn', 'farm', 'inn']).map(({ key }) => key)).toEqual(['inn', 'farm', 'inn#2']);
  });
});
