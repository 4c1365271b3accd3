import * as z from 'zod/mini';
import { byAccountId, defineEndpoint, defineListEndpoint, listOf } from '../endpoint.ts';
import { cents, identifier, instant, page } from '../primitives.ts';
import { balanceMovement, movementKind } from '../reconciliations/calls.ts';

const monthlyBalances = {
  month: z.string().check(z.describe('A calendar month in Eastern Time, such as `2026-11`.')),
  /** The first instant of the period. */
  startsAt: instant,
  /** The first instant after the period. */
  endsAt: instant,
  /** False until one minute after the month ends, because more entries may settle in it. */
  closed: z.boolean(),
  openingBalance: cents,
  closingBalance: cents,
  entryCount: z.int(),
};

const statementSummary = z.object(monthlyBalances);

export type StatementSummary = z.infer<typeof statementSummary>;

export const listStatements = defineListEndpoint(
  {
    name: 'listStatements',
    method: 'GET',
    path: '/statements',
    summary: 'List monthly statements',
    access: byAccountId('query', 'account_read'),
    query: z.object({ accountId: identifier, ...page }),
    response: z.object({ statements: z.array(statementSummary), totalCount: z.int() }),
  },
  (response) => listOf(response.statements, response),
);

const statement = z.object({
  ...monthlyBalances,
  movements: z.array(balanceMovement),
  /** The part that the movements don't explain, computed from the entries: closing − opening − the movements. */
  unexplained: cents,
});

export type Statement = z.infer<typeof statement>;

const params = z.object({ month: identifier });

export const getStatement = defineEndpoint({
  name: 'getStatement',
  method: 'GET',
  path: '/statements/{month}',
  summary: 'Get a monthly statement',
  access: byAccountId('query', 'account_read'),
  params,
  query: z.object({ accountId: identifier }),
  response: statement,
});

const statementEntry = z.object({
  id: identifier,
  settledAt: instant,
  kind: movementKind,
  transactionId: z.optional(identifier),
  description: z.optional(z.string()),
  /** Signed: negative if it lowers the balance. */
  amount: cents,
  /** The available balance after this entry settled, in cents. */
  afterBalance: cents,
});

export type StatementEntry = z.infer<typeof statementEntry>;

export const listStatementEntries = defineListEndpoint(
  {
    name: 'listStatementEntries',
    method: 'GET',
    path: '/statements/{month}/entries',
    summary: 'List the entries in a monthly statement',
    access: byAccountId('query', 'account_read'),
    params,
    query: z.object({ accountId: identifier, ...page }),
    response: z.object({ entries: z.array(statementEntry), totalCount: z.int() }),
  },
  (response) => listOf(response.entries, response),
);

export const statementFormats = ['pdf', 'csv'] as const;

export type StatementFormat = (typeof statementFormats)[number];

/** A PDF is built in memory; a CSV file is streamed. */
export const mostEntriesInPdf = 10_000;

export const createStatementFile = defineEndpoint({
  name: 'createStatementFile',
  method: 'POST',
  path: '/statements/{month}/files',
  summary: 'Prepare a monthly statement as a file',
  access: byAccountId('body', 'export_create'),
  params,
  body: z.object({ accountId: identifier, format: z.enum(statementFormats) }),
  response: z.object({ fileUrl: z.string(), expiresAt: instant }),
  status: 201,
  errors: ['statement_too_long'],
});
