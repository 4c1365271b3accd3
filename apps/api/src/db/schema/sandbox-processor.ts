import { sql } from '../drizzle/query.ts';
import { boolean, index, pgSchema, text } from '../drizzle/pg-core.ts';
import { cents, instant } from './columns.ts';

/** The sandbox processor's own record: a schema that only the processor's code reads and writes. */
export const sandboxProcessor = pgSchema('sandbox_processor');

export const processorRequests = sandboxProcessor.table(
  'requests',
  {
    /** The platform's transaction id: asking twice under one key gives the same outcome. */
    key: text('key').primaryKey(),
    kind: text('kind', {
      enum: ['card_charge', 'terminal_charge', 'bank_debit', 'payout', 'refund'],
    }).notNull(),
    amountCents: cents('amount_cents').notNull(),
    /** Decided when the request arrives, reported from `outcomeAt` on. */
    outcome: text('outcome', { enum: ['approved', 'declined'] }).notNull(),
    /** The cardholder disputes the payment some time after it was approved. */
    disputed: boolean('disputed').notNull(),
    /** When the platform confirmed the dispute. */
    disputeConfirmedAt: instant('dispute_confirmed_at'),
    /** The bank returns the payment some time after it has cleared. */
    returned: boolean('returned').notNull().default(false),
    /** When the platform confirmed the return. */
    returnConfirmedAt: instant('return_confirmed_at'),
    declineCode: text('decline_code'),
    declineMessage: text('decline_message'),
    requestedAt: instant('requested_at').notNull(),
    outcomeAt: instant('outcome_at').notNull(),
  },
  (table) => [
    index('requests_outcome').on(table.outcome, table.outcomeAt),
    index('requests_disputes')
      .on(table.outcomeAt)
      .where(sql`${table.disputed} and ${table.disputeConfirmedAt} is null`),
    index('requests_returns')
      .on(table.outcomeAt)
      .where(sql`${table.returned} and ${table.returnConfirmedAt} is null`),
  ],
);

/** The disputes with submitted evidence, and the decision on each. */
export const processorEvidence = sandboxProcessor.table('evidence', {
  /** The platform's dispute id: submitting twice under one key gives the same outcome. */
  key: text('key').primaryKey(),
  outcome: text('outcome', { enum: ['won', 'lost'] }).notNull(),
  receivedAt: instant('received_at').notNull(),
  outcomeAt: instant('outcome_at').notNull(),
});
