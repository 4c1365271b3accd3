import { vi } from 'vitest';
import { limits } from './limits.ts';

/**
 * Waits until a check passes, with the timeout of `expect.poll`.
 *
 * @example
 * await eventually(async () => expect(await statusOf(payment)).toBe('succeeded'));
 * @returns the value of the passed check
 * @throws the last failure
 */
export const eventually = <Value>(check: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(check, limits.expect.poll);
