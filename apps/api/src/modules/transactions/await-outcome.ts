import { setTimeout as sleep } from 'node:timers/promises';
import type { Resolved } from '../../ledger/command.ts';
import type { TransactionRow } from '../../ledger/posting.ts';
import type { Platform } from '../../platform.ts';
import { resolveTransaction } from './resolve-transaction.ts';

/** Short, to notice soon that a test has moved the clock. */
const longestSleepMs = 100;

const sleepUntil = async (platform: Platform, instant: Date): Promise<void> => {
  for (;;) {
    const leftMs = instant.getTime() - platform.clock.now().getTime();
    if (leftMs <= 0) return;
    await sleep(Math.min(leftMs, longestSleepMs));
  }
};

/** Returns true for an open in-person payment: a person is at the terminal. Other outcomes can come later. */
const isWaitedFor = ({ status, channel }: TransactionRow) => status === 'created' && channel === 'in_person';

/** Polls the processor; for in-person payments, until the device has responded or the call has timed out. */
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
