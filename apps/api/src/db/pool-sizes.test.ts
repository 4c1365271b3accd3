import { expect, test } from 'vitest';
import { poolSizes } from './pool-sizes.ts';

test.each([10, 11, 16, 32, 100, 500])(
  'divides %i connections without remainder, with some for each purpose',
  (total) => {
    const sizes = poolSizes(total);
    expect(Object.values(sizes).reduce((sum, size) => sum + size)).toBe(total);
    expect(Math.min(...Object.values(sizes))).toBeGreaterThan(0);
    expect(sizes.worker).toBeGreaterThan(2);
    expect(sizes.api).toBeGreaterThan(3);
  },
);
