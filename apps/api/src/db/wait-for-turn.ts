import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

const pollIntervalMs = 250;
const reportIntervalMs = 5000;

export type Waiting = {
  readonly limitMs: number;
  readonly stopping?: AbortSignal;
  /** Called as soon as another client has the lock, and every few seconds from then on. */
  readonly onWait?: (waitedMs: number) => void;
  readonly reportAgainAfterMs?: number;
};

export type Turn = 'taken' | 'stopped' | 'too_long';

const isFree = async (client: pg.ClientBase, lockKey: number): Promise<boolean> => {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
    lockKey,
  ]);
  return rows[0]?.taken === true;
};

/**
 * Waits until an advisory lock is free and takes it for the client's session. Polls, because a wait in the
 * database cannot be canceled and does not report progress.
 */
export const waitForTurn = async (
  client: pg.ClientBase,
  lockKey: number,
  { limitMs, stopping, onWait, reportAgainAfterMs = reportIntervalMs }: Waiting,
): Promise<Turn> => {
  const beganAtMs = performance.now();
  let reportedAtMs: number | undefined;
  while (!(await isFree(client, lockKey))) {
    const nowMs = performance.now();
    if (stopping?.aborted) return 'stopped';
    if (nowMs - beganAtMs >= limitMs) return 'too_long';
    if (reportedAtMs === undefined || nowMs - reportedAtMs >= reportAgainAfterMs) {
      reportedAtMs = nowMs;
      onWait?.(nowMs - beganAtMs);
    }
    await sleep(pollIntervalMs, undefined, { ...(stopping && { signal: stopping }) }).catch(() => undefined);
  }
  return 'taken';
};
