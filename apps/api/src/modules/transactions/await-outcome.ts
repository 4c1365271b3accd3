import { setTimeout as sleep } from 'node:timers/promises';
import type { Resolved } from '../../ledger/command.ts';
import type { TransactionRow } from '../../ledger/posting.ts';
import type { Platform } from '../../platform.ts';
import { resolveTransaction } from './resolve-transaction.ts';

/** Short, because tests move the clock. */
const longestSleepMs = 100;

const sleepUntil = async (platform: Platform, instant: Date): Promise<void> => {
  for (;;) {
    const leftMs = instant.getTime() - platform.clock.now().getTime();
    if (leftMs <= 0) return;
    await sleep(Math.min(leftMs, longestSleepMs));
  }
};

/** Returns true only for an in-person payment without an outcome, because a person waits at the terminal. */
const isWaitedFor = ({ status, channel }: TransactionRow) => status === 'created' && channel === 'in_person';

/**
 * Asks the processor once, or polls it for an in-person payment until the device responds or the call times
 * out.
 */
export const awaitOutcome = async (platform: Platform, transaction: TransactionRow): Promise<Resolved> => {
  const deadlineMs = transaction.createdAt.getTime() + platform.settings.terminalTimeoutMs;
  let resolved = await resolveTransaction(platform, transaction);
  while (isWaitedFor(resolved.transaction) && platform.clock.now().getTime() < deadlineMs) {
    const askAt = resolved.transaction.askProcessorAt?.getTime() ?? 0;
    await sleepUntil(platform, new Date(Math.min(askAt, deadlineMs)));
    resolved = await resolveTransaction(platform, resolved.transaction);
  }
  return resolved;
};
