import { expect, it } from 'vitest';
import { lagMeter } from './replication-lag.ts';

it('reports no lag if the replica has everything that was written', () => {
  const meter = lagMeter();
  meter.note(1000, 500n);
  expect(meter.lagMs(1000, 500n)).toBe(0);
  expect(meter.lagMs(1005, 900n)).toBe(5);
});

it("reports the age of the replica's state even if little was written since", () => {
  const meter = lagMeter();
  meter.note(1000, 500n);
  meter.note(2000, 501n);
  meter.note(3000, 502n);
  expect(meter.lagMs(3000, 500n)).toBe(2000);
  expect(meter.lagMs(9000, 501n)).toBe(7000);
});

it('reports a growing lag while the replica makes no progress, and zero once it has caught up', () => {
  const meter = lagMeter();
  for (let second = 0; second <= 5000; second += 1) meter.note(second * 1000, BigInt(second));
  expect(meter.lagMs(5_000_000, 0n)).toBe(5_000_000);
  expect(meter.lagMs(5_000_000, 5000n)).toBe(0);
});

it('reports no known lag if the replica has replayed none of the recorded positions', () => {
  const meter = lagMeter();
  meter.note(1000, 500n);
  expect(meter.lagMs(1000, 499n)).toBeUndefined();
});
