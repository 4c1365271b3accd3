import { getSystem } from '@tillbook/contract';
import { endOfBankingDate } from '@tillbook/domain';
import { defineHandler } from '../../http/call.ts';
import { findQueueState } from '../../metrics/queue-state.ts';
import {
  countOpenAttempts,
  countPostings,
  findFailedPayouts,
  findNextToAnswer,
  groupFrontendErrors,
  sumOpenDisputes,
  sumTransactions,
} from './store.ts';

const dayMs = 86_400_000;

/** Returns the last midnight in New York; days with a clock change have 23 or 25 hours. */
const startOfDay = (now: Date): Date => {
  const tomorrow = endOfBankingDate(now);
  const longAgo = new Date(tomorrow.getTime() - 26 * 3_600_000);
  return endOfBankingDate(longAgo);
};

const toNextDeadline = (next: Awaited<ReturnType<typeof findNextToAnswer>>) => {
  if (!next) return {};
  const { respondBy, ...nextToAnswer } = next;
  return { nextDeadlineAt: respondBy.toISOString(), nextToAnswer };
};

export const getSystemHandler = defineHandler(getSystem, async ({ platform: { database, clock } }) => {
  const now = clock.now();
  const since = startOfDay(now);
  const weekAgo = new Date(now.getTime() - 7 * dayMs);
  const [postings, sums, openAttempts, failedPayouts, openDisputes, nextToAnswer, queue, frontendErrors] =
    await Promise.all([
      countPostings(database, since),
      sumTransactions(database, since),
      countOpenAttempts(database),
      findFailedPayouts(database, weekAgo),
      sumOpenDisputes(database),
      findNextToAnswer(database, now),
      findQueueState(database),
      groupFrontendErrors(database, weekAgo),
    ]);
  return {
    asOf: now.toISOString(),
    today: { since: since.toISOString(), postings, ...sums },
    openAttempts,
    failedPayouts: {
      count: failedPayouts.count,
      newest: failedPayouts.newest.map(({ createdAt, failureMessage, ...payout }) => ({
        ...payout,
        createdAt: createdAt.toISOString(),
        failureMessage: failureMessage ?? undefined,
      })),
    },
    openDisputes: { ...openDisputes, ...toNextDeadline(nextToAnswer) },
    queue: { ...queue, oldestJobAt: queue.oldestJobAt?.toISOString() },
    frontendErrors: frontendErrors.map(({ firstAt, lastAt, lastUrl, lastStack, ...group }) => ({
      ...group,
      firstAt: firstAt.toISOString(),
      lastAt: lastAt.toISOString(),
      lastUrl: lastUrl ?? undefined,
      lastStack: lastStack ?? undefined,
    })),
  };
});
