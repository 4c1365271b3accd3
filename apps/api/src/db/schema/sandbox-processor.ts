import { sql } from '../drizzle/query.ts';
import { boolean, index, pgSchema, text } from '../drizzle/pg-core.ts';
import { cents, instant } from './columns.ts';

export const sandboxProcessor = pgSchema('sandbox_processor');

export const processorRequests = sandboxProcessor.table(
  'requests',
  {
    key: text('key').primaryKey(),
    kind: text('kind', {
      enum: ['card_charge', 'terminal_charge', 'bank_debit', 'payout', 'refund'],
    }).notNull(),
    amountCents: cents('amount_cents').notNull(),
    outcome: text('outcome', { enum: ['approved', 'declined'] }).notNull(),
    disputed: boolean('disputed').notNull(),
    disputeConfirmedAt: instant('dispute_confirmed_at'),
    returned: boolean('returned').notNull().default(false),
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

export const processorEvidence = sandboxProcessor.table('evidence', {
  key: text('key').primaryKey(),
  outcome: text('outcome', { enum: ['won', 'lost'] }).notNull(),
  receivedAt: instant('received_at').notNull(),
  outcomeAt: instant('outcome_at').notNull(),
});
