import { describe, expect, it } from 'vitest';
import { planDisputes } from './dispute-plan.ts';
import { seededRandom } from './random.ts';
import { planSales } from './sales-plan.ts';

/**
 * First starts spread over two weeks, at nearly every hour, because the promised data must exist regardless
 * of the first start.
 */
const starts = Array.from(
  { length: 28 },
  (_, index) => new Date(Date.UTC(2026, 10, 21, 20, 30) + index * (12 * 3_600_000 + 47 * 60_000)),
);

describe.each(starts.map((now) => [now.toISOString(), now] as const))(
  'a history that ends at %s',
  (_, now) => {
    const sales = planDisputes(planSales(seededRandom(20_261_121), now), now);
    const refunds = sales.flatMap(({ refund }) => (refund ? [refund] : []));

    it('contains at least the promised data in a history that ends at any time', () => {
      expect(sales.length).toBeGreaterThan(300);
      expect(refunds.length).toBeGreaterThanOrEqual(22);
      expect(refunds.some(({ isRefused }) => isRefused)).toBe(true);
      expect(sales.filter(({ dispute }) => dispute !== undefined)).toHaveLength(6);
      expect(sales.filter(({ method }) => method === 'ach').length).toBeGreaterThan(20);
      expect(
        sales.filter(({ source }) => 'instrument' in source && source.instrument === 'bistro'),
      ).toHaveLength(1);
    });

    it('plans a deterministic history without events in the future', () => {
      expect(planDisputes(planSales(seededRandom(20_261_121), now), now)).toEqual(sales);
      expect(sales.every(({ at }) => at < now)).toBe(true);
    });
  },
);
