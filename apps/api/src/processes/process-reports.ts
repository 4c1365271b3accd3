import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../db/client.ts';
import thisRelease from '../db/release.json' with { type: 'json' };
import { errorCode } from '../runtime/error-code.ts';
import type { Log } from '../runtime/log.ts';
import type { Hindrance, Service } from '../runtime/service.ts';
import type { KeyRing } from '../vault/open-vault.ts';
import type { DatabaseClock } from './database-clock.ts';
import { presumedDeadAfterSeconds, removeDead, removeReport, sendReport } from './process-report.ts';

const usualDelayMs = 3000;
/** Every process removes dead processes, so each process does so only now and then. */
const removesDeadEvery = 10;
/** More than any difference that a network or a busy machine explains. */
const toldFromMs = 2000;
const refusedFromMs = 30_000;

export type ProcessReportsOptions = {
  readonly database: Database;
  readonly keyRing: KeyRing;
  readonly service: Service;
  readonly log: Log;
  /** Set by each report; absent if something else moves the platform's clock. */
  readonly clock?: DatabaseClock;
  readonly machineTime?: () => number;
  readonly delayMs?: number | undefined;
};

export type ProcessReports = {
  readonly processId: string;
  /** Once this resolves, the clock is set and the newest keys are read. */
  report(): Promise<void>;
  /**
   * Returns false while a process that reports may be presumed dead, because keys are then replaced without
   * it, and until a report has read all keys.
   */
  readonly areKeysCurrent: () => boolean;
  /** Reports until stopped, and retries while the database is unavailable. */
  start(): void;
  stop(): Promise<void>;
};

export const openProcessReports = ({
  database: { pool },
  keyRing,
  service,
  log,
  clock,
  machineTime = Date.now,
  delayMs = usualDelayMs,
}: ProcessReportsOptions): ProcessReports => {
  const processId = `prc_${randomBytes(8).toString('hex')}`;
  const stopper = new AbortController();
  let lastKeyState: string | undefined;
  let differs = false;
  let loop: Promise<void> | undefined;
  let keysReadAt: { readonly steadyMs: number; readonly machineMs: number } | undefined;

  const hinder = (hindrance: Hindrance, lasts: boolean, facts: Readonly<Record<string, unknown>> = {}) => {
    if (service.hinder(hindrance, lasts))
      log(lasts ? 'out_of_service' : 'back_in_service', { hindrance, ...facts });
  };

  const judgeClock = (databaseMs: number) => {
    const aheadMs = Math.round(machineTime() - databaseMs);
    service.observeClock(aheadMs);
    const differsNow = Math.abs(aheadMs) > toldFromMs;
    if (differsNow && !differs) log('clock_differs', { aheadMs });
    differs = differsNow;
    hinder('clock_differs', Math.abs(aheadMs) > refusedFromMs, { aheadMs });
  };

  /** Returns false if the folder lacks a key. */
  const followKeys = async (keyState: string): Promise<boolean> => {
    if (keyState === lastKeyState && keyState.split(',').length === keyRing.ids().length) return true;
    const { missing } = await keyRing.refresh();
    lastKeyState = keyState;
    hinder('key_missing', missing !== undefined, { keyId: missing });
    return missing === undefined;
  };

  /** Uses both clocks, because a suspended machine stops one and an operator may set the other. */
  const areKeysCurrent = () => {
    if (loop === undefined) return true;
    if (keysReadAt === undefined) return false;
    const ageMs = Math.max(performance.now() - keysReadAt.steadyMs, machineTime() - keysReadAt.machineMs);
    return ageMs < presumedDeadAfterSeconds * 1000;
  };

  const report = async () => {
    const sentAtMs = performance.now();
    const sentAtMachineMs = machineTime();
    const { nowMs, keyState, oldestRelease } = await sendReport(pool, {
      id: processId,
      host: hostname(),
      releaseNumber: thisRelease.number,
      keyIds: keyRing.ids(),
      sealingKeyId: keyRing.sealingId(),
    });
    const receivedAtMs = performance.now();
    clock?.setBy(nowMs, sentAtMs, receivedAtMs);
    hinder('release_too_old', oldestRelease > thisRelease.number, { oldestRelease });
    judgeClock(nowMs + (receivedAtMs - sentAtMs) / 2);
    if (await followKeys(keyState)) keysReadAt = { steadyMs: sentAtMs, machineMs: sentAtMachineMs };
  };

  const run = async () => {
    for (let count = 0; !stopper.signal.aborted; count += 1) {
      try {
        await report();
        if (count % removesDeadEvery === 0) await removeDead(pool);
      } catch (error) {
        log('process_not_reported', { error: errorCode(error) });
      }
      await sleep(delayMs, undefined, { signal: stopper.signal, ref: false }).catch(() => undefined);
    }
  };

  return {
    processId,
    report,
    areKeysCurrent,
    start: () => {
      loop ??= run();
    },
    stop: async () => {
      stopper.abort();
      await loop;
      await removeReport(pool, processId).catch((error: unknown) =>
        log('process_not_reported', { error: errorCode(error) }),
      );
    },
  };
};
