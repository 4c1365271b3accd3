import { vi } from 'vitest';
import { limits } from './limits.ts';

/**
 * Waits until a check passes, as long as `expect.poll` would.
 *
 * @example
 * await eventually(async () => expect(await statusOf(payment)).toBe('succeeded'));
 * @returns the value of the check that passed
 * @throws the last failure of the check
 */
export const eventually = <Value>(check: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(check, limits.expect.poll);
