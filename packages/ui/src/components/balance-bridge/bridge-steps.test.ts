import { expect, it } from 'vitest';
import { bridgeOf } from './bridge-steps.ts';

const line = (id: string, value: number) => ({ id, label: id, count: 1, value });

it('begins each bar at the end of the previous bar, all on one scale', () => {
  const bridge = bridgeOf(100, [line('payments', 100), line('fees', -50)], 150);
  expect(bridge).toEqual({
    opening: { start: 0, width: 50 },
    lines: [
      { start: 50, width: 50 },
      { start: 75, width: 25 },
    ],
    closing: { start: 0, width: 75 },
    zero: 0,
    difference: 0,
  });
});

it('extends the scale below zero', () => {
  const bridge = bridgeOf(100, [line('payouts', -200)], -100);
  expect(bridge.zero).toBe(50);
  expect(bridge.lines).toEqual([{ start: 0, width: 100 }]);
  expect(bridge.closing).toEqual({ start: 0, width: 50 });
});

it('returns the change that the lines do not explain', () => {
  expect(bridgeOf(100, [line('payments', 20)], 125).difference).toBe(5);
  expect(bridgeOf(100, [], 100).difference).toBe(0);
});

it('returns bars without width when all amounts are zero', () => {
  expect(bridgeOf(0, [], 0)).toEqual({
    opening: { start: 0, width: 0 },
    lines: [],
    closing: { start: 0, width: 0 },
    zero: 0,
    difference: 0,
  });
});
