import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Clock } from '../clock.ts';
import { processorEvidence, processorRequests } from '../db/schema/index.ts';
import type { DisputeOutcome, Processor, ProcessorOutcome, ProcessorRequest } from './processor.ts';
import { decide, isOffline, isWinning } from './test-values.ts';

export type SandboxProcessorOptions = {
  /** Connections of its own: what it remembers commits apart from whatever the platform does. */
  readonly pool: pg.Pool;
  readonly clock: Clock;
  /** After how long an outcome that comes later is known. */
  readonly delayMs: number;
  /** After how long a terminal call has to be answered. */
  readonly terminalTimeoutMs: number;
};

/** As many as are told at once. */
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

/** A device's own timeout ends a little earlier than the call's, so that the answer arrives within it. */
const deviceTimeoutMs = ({ terminalTimeoutMs }: SandboxProcessorOptions) =>
  Math.floor(terminalTimeoutMs * 0.95);

const after = (from: Date, delayMs: number) => new Date(from.getTime() + delayMs);

const outcomeAt = (request: ProcessorRequest, now: Date, options: SandboxProcessorOptions): Date => {
  switch (request.kind) {
    case 'card_charge':
      return now;
    case 'terminal_charge': {
      const timeoutAt = after(request.startedAt, deviceTimeoutMs(options));
      const answerAt = after(now, options.delayMs);
      return isOffline(request.serialNumber) || timeoutAt < answerAt ? timeoutAt : answerAt;
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

/** Only a card in front of the reader or in an online form is answered while one waits. */
const comesLater = ({ kind }: RequestRow) => kind === 'bank_debit' || kind === 'payout' || kind === 'refund';

/** Remembers a request and what was decided about it, all in one row. */
const rowFor = (request: ProcessorRequest, options: SandboxProcessorOptions): RequestRow => {
  const decision = decide(request);
  const later = decision.outcome === 'approved' ? decision.later : undefined;
  const now = options.clock.now();
  return {
    key: request.key,
    kind: request.kind,
    amountCents: request.amountCents,
    outcome: decision.outcome,
    disputed: later === 'disputed',
    returned: later === 'returned',
    declineCode: decision.outcome === 'declined' ? decision.code : null,
    declineMessage: decision.outcome === 'declined' ? decision.message : null,
    requestedAt: now,
    outcomeAt: outcomeAt(request, now, options),
    disputeConfirmedAt: null,
    returnConfirmedAt: null,
  };
};

/**
 * A processor that stands in for a bank: it never asks the network, decides by test values, and keeps its own record of
 * what it approved, one row per key for ever.
 */
export const sandboxProcessor = (options: SandboxProcessorOptions): Processor => {
  const database = drizzle(options.pool);

  const find = async (key: string) => {
    const [row] = await database.select().from(processorRequests).where(eq(processorRequests.key, key));
    return row;
  };

  /**
   * What happened to payments some time after they went through, as far as nobody has confirmed it. In another order at every
   * moment: what waits for a refund's outcome must not be in front of what is new each time.
   */
  const tell = async (kind: keyof typeof notices) => {
    const { reason, isTold } = notices[kind];
    const now = options.clock.now();
    const wentThroughBefore = new Date(now.getTime() - options.delayMs);
    const rows = await database
      .select({ key: processorRequests.key })
      .from(processorRequests)
      .where(and(isTold, lte(processorRequests.outcomeAt, wentThroughBefore)))
      .orderBy(sql`md5(${processorRequests.key} || ${now.toISOString()}::text)`)
      .limit(mostNotices);
    return rows.map(({ key }) => ({ key, reason }));
  };

  const asOfNow = (row: RequestRow) => (row.outcomeAt > options.clock.now() ? pending(row) : known(row));

  const judgement = (row: typeof processorEvidence.$inferSelect): DisputeOutcome =>
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
      // A bank never clears a transfer while one waits, however short the delay.
      if (taken !== undefined) return comesLater(taken) ? pending(taken) : asOfNow(taken);
      const seen = await find(request.key);
      if (seen === undefined || seen.kind !== request.kind || seen.amountCents !== request.amountCents) {
        throw new Error(`The processor has seen the key ${request.key} with another request.`);
      }
      return asOfNow(seen);
    },
    disputes: () => tell('dispute'),
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
      // A bank never decides while one waits, however short the delay.
      if (received !== undefined) return { status: 'pending', askAgainAt: decidedAt };
      const [seen] = await database.select().from(processorEvidence).where(eq(processorEvidence.key, key));
      if (seen === undefined) throw new Error(`The processor has lost the evidence of ${key}.`);
      return judgement(seen);
    },
    returns: () => tell('return'),
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
