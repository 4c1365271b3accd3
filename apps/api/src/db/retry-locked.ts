import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const pauseMs = 3000;

/** SQLSTATEs of a lock that could not be taken: lock_not_available and deadlock_detected. */
const lockFailures: readonly (string | undefined)[] = ['55P03', '40P01'];

export type LockWaiting = {
  readonly limitMs: number;
  readonly stopping?: AbortSignal;
  /** Called before each pause, with the name of the migration. */
  readonly onLockWait?: (what: string, waitedMs: number) => void;
};

const isLockFailure = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && lockFailures.includes(error.code);

/**
 * Runs a migration, and retries it after a pause while another session holds a lock that the migration needs.
 * The pause lets other sessions continue, because a waiting lock request blocks all later ones.
 * @throws Error the last failure
 */
export const retryLocked = async <Result>(
  what: string,
  { limitMs, stopping, onLockWait }: LockWaiting,
  run: () => Promise<Result>,
): Promise<Result> => {
  const beganAtMs = performance.now();
  for (;;) {
    try {
      return await run();
    } catch (error) {
      const waitedMs = performance.now() - beganAtMs;
      if (!isLockFailure(error) || waitedMs >= limitMs) throw error;
      onLockWait?.(what, waitedMs);
      await sleep(pauseMs, undefined, { ...(stopping && { signal: stopping }) }).catch(() => undefined);
      if (stopping?.aborted) throw error;
    }
  }
};
