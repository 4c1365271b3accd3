import { and, eq, isNull, lte, sql } from '../db/drizzle/query.ts';
import { drizzle } from '../db/drizzle/node-postgres.ts';
import type pg from 'pg';
import type { Clock } from '../runtime/clock.ts';
import { processorEvidence, processorRequests } from '../db/schema/index.ts';
import type { DisputeOutcome, Processor, ProcessorOutcome, ProcessorRequest } from './processor.ts';
import { decide, isOffline, isWinning } from './test-values.ts';

export type SandboxProcessorOptions = {
  /** A separate pool, because the sandbox commits independently of the platform. */
  readonly pool: pg.Pool;
  readonly clock: Clock;
  /** The delay of a late outcome. */
  readonly delayMs: number;
  /** The time limit of a call to a terminal. */
  readonly terminalTimeoutMs: number;
};

const mostNotices = 100;

const notices = {
  dispute: {
    reason: 'fraudulent',
    isTold: and(eq(processorRequests.disputed, true), isNull(processorRequests.disputeConfirmedAt)),
  },
  return: {
    reason: 'The bank returned the payment.',
    isTold: and(eq(processorRequests.returned, true), isNull(processorRequests.returnConfirmedAt)),
  },
} as const;

type RequestRow = typeof processorRequests.$inferSelect;

/** Slightly shorter than the call's time limit, so that the response arrives in time. */
const deviceTimeoutMs = ({ terminalTimeoutMs }: SandboxProcessorOptions) =>
  Math.floor(terminalTimeoutMs * 0.95);

const after = (from: Date, delayMs: number) => new Date(from.getTime() + delayMs);

const outcomeAt = (request: ProcessorRequest, now: Date, options: SandboxProcessorOptions): Date => {
  switch (request.kind) {
    case 'card_charge':
      return now;
    case 'terminal_charge': {
      const timeoutAt = after(request.startedAt, deviceTimeoutMs(options));
      const respondAt = after(now, options.delayMs);
      return isOffline(request.serialNumber) || timeoutAt < respondAt ? timeoutAt : respondAt;
    }
    case 'bank_debit':
    case 'payout':
    case 'refund':
      return after(now, options.delayMs);
  }
};

const known = (row: RequestRow): ProcessorOutcome =>
  row.outcome === 'approved'
    ? { status: 'approved', disputed: row.disputed }
    : { status: 'declined', code: row.declineCode ?? 'declined', message: row.declineMessage ?? 'Declined.' };

const pending = (row: RequestRow): ProcessorOutcome => ({ status: 'pending', askAgainAt: row.outcomeAt });

/** Returns false for card payments, which get an immediate outcome. */
const isAsynchronous = ({ kind }: RequestRow) =>
  kind === 'bank_debit' || kind === 'payout' || kind === 'refund';

const rowFor = (request: ProcessorRequest, options: SandboxProcessorOptions): RequestRow => {
  const decision = decide(request);
  const notice = decision.outcome === 'approved' ? decision.notice : undefined;
  const now = options.clock.now();
  return {
    key: request.key,
    kind: request.kind,
    amountCents: request.amountCents,
    outcome: decision.outcome,
    disputed: notice === 'disputed',
    returned: notice === 'returned',
    declineCode: decision.outcome === 'declined' ? decision.code : null,
    declineMessage: decision.outcome === 'declined' ? decision.message : null,
    requestedAt: now,
    outcomeAt: outcomeAt(request, now, options),
    disputeConfirmedAt: null,
    returnConfirmedAt: null,
  };
};

/** Simulates a bank without a network: decides by test values and stores one row per key forever. */
export const sandboxProcessor = (options: SandboxProcessorOptions): Processor => {
  const database = drizzle(options.pool);

  const find = async (key: string) => {
    const [row] = await database.select().from(processorRequests).where(eq(processorRequests.key, key));
    return row;
  };

  /**
   * Returns unconfirmed notices in an order that changes, so that notices waiting for a refund do not block
   * new notices.
   */
  const pendingNotices = async (kind: keyof typeof notices) => {
    const { reason, isTold: isPending } = notices[kind];
    const now = options.clock.now();
    const wentThroughBefore = new Date(now.getTime() - options.delayMs);
    const rows = await database
      .select({ key: processorRequests.key })
      .from(processorRequests)
      .where(and(isPending, lte(processorRequests.outcomeAt, wentThroughBefore)))
      .orderBy(sql`md5(${processorRequests.key} || ${now.toISOString()}::text)`)
      .limit(mostNotices);
    return rows.map(({ key }) => ({ key, reason }));
  };

  // Decides a card payment at once, even if the clock is set back or another machine's clock is behind.
  const asOfNow = (row: RequestRow) =>
    row.kind === 'card_charge' || row.outcomeAt <= options.clock.now() ? known(row) : pending(row);

  const judgment = (row: typeof processorEvidence.$inferSelect): DisputeOutcome =>
    row.outcomeAt > options.clock.now()
      ? { status: 'pending', askAgainAt: row.outcomeAt }
      : { status: row.outcome };

  return {
    submit: async (request) => {
      const [taken] = await database
        .insert(processorRequests)
        .values(rowFor(request, options))
        .onConflictDoNothing()
        .returning();
      // A bank never clears a transfer immediately, however short the delay.
      if (taken !== undefined) return isAsynchronous(taken) ? pending(taken) : asOfNow(taken);
      const seen = await find(request.key);
      if (seen === undefined || seen.kind !== request.kind || seen.amountCents !== request.amountCents) {
        throw new Error(`The processor has seen the key ${request.key} with another request.`);
      }
      return asOfNow(seen);
    },
    disputes: () => pendingNotices('dispute'),
    confirmDispute: async (key) => {
      await database
        .update(processorRequests)
        .set({ disputeConfirmedAt: options.clock.now() })
        .where(eq(processorRequests.key, key));
    },
    respond: async ({ key, texts }) => {
      const receivedAt = options.clock.now();
      const decidedAt = after(receivedAt, options.delayMs);
      const outcome = isWinning(texts) ? 'won' : 'lost';
      const [received] = await database
        .insert(processorEvidence)
        .values({ key, outcome, receivedAt, outcomeAt: decidedAt })
        .onConflictDoNothing()
        .returning();
      // A bank never decides immediately, however short the delay.
      if (received !== undefined) return { status: 'pending', askAgainAt: decidedAt };
      const [seen] = await database.select().from(processorEvidence).where(eq(processorEvidence.key, key));
      if (seen === undefined) throw new Error(`The processor has lost the evidence of ${key}.`);
      return judgment(seen);
    },
    returns: () => pendingNotices('return'),
    confirmReturn: async (key) => {
      await database
        .update(processorRequests)
        .set({ returnConfirmedAt: options.clock.now() })
        .where(eq(processorRequests.key, key));
    },
    outcome: async (key) => {
      const row = await find(key);
      return row === undefined ? { status: 'unknown' } : asOfNow(row);
    },
  };
};
