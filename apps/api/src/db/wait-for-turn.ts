import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

const askedEveryMs = 250;
const saidEveryMs = 5000;

export type Waiting = {
  readonly limitMs: number;
  /** Aborted when the wait is to end at once. */
  readonly stopping?: AbortSignal;
  /** Told as soon as somebody else has the turn, and every few seconds from then on. */
  readonly onWait?: (waitedMs: number) => void;
  readonly saidAgainAfterMs?: number;
};

export type Turn = 'taken' | 'stopped' | 'too_long';

const isFree = async (client: pg.ClientBase, lockKey: number): Promise<boolean> => {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
    lockKey,
  ]);
  return rows[0]?.taken === true;
};

/**
 * Waits until an advisory lock is free and takes it, for as long as the client's session lasts. It asks again and again
 * where it could wait in the database: whoever waits there cannot be told to stop, and says nothing.
 */
export const waitForTurn = async (
  client: pg.ClientBase,
  lockKey: number,
  { limitMs, stopping, onWait, saidAgainAfterMs = saidEveryMs }: Waiting,
): Promise<Turn> => {
  const beganAtMs = performance.now();
  let saidAtMs: number | undefined;
  while (!(await isFree(client, lockKey))) {
    const nowMs = performance.now();
    if (stopping?.aborted) return 'stopped';
    if (nowMs - beganAtMs >= limitMs) return 'too_long';
    if (saidAtMs === undefined || nowMs - saidAtMs >= saidAgainAfterMs) {
      saidAtMs = nowMs;
      onWait?.(nowMs - beganAtMs);
    }
    await sleep(askedEveryMs, undefined, { ...(stopping && { signal: stopping }) }).catch(() => undefined);
  }
  return 'taken';
};
