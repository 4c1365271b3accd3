import * as z from 'zod/mini';
import { defineEndpoint, defineListEndpoint, listOf } from '../endpoint.ts';
import { period, totals } from '../filters.ts';
import { cents, identifier, instant, openEnum, page, text } from '../primitives.ts';
import { optionalLine, requiredLine } from '../typed-text.ts';

/**
 * The specification has two names each for number and balance. The platform sends the first; clients accept
 * both.
 */
const generalLedgerAccount = z.object({
  id: identifier,
  number: z.optional(z.string()),
  accountNumber: z.optional(z.string()),
  name: z.string(),
  type: openEnum('Asset', 'Liability', 'Equity', 'Income', 'Expense'),
  normalBalance: openEnum('debit', 'credit'),
  currentBalanceCents: z.optional(cents),
  balanceCents: z.optional(cents),
  /** False for the totals of merchant ledgers, which only business postings change. */
  takesManualEntries: z.optional(z.boolean()),
});

type AnsweredGeneralLedgerAccount = z.infer<typeof generalLedgerAccount>;

export type GeneralLedgerAccount = Omit<AnsweredGeneralLedgerAccount, 'accountNumber' | 'balanceCents'> & {
  number: string;
  takesManualEntries: boolean;
};

/** Reads an account with its number and balance under one name each; the number is empty if absent. */
export const toGeneralLedgerAccount = ({
  accountNumber = '',
  balanceCents,
  number = accountNumber,
  currentBalanceCents = balanceCents,
  takesManualEntries = true,
  ...account
}: AnsweredGeneralLedgerAccount): GeneralLedgerAccount => ({
  ...account,
  number,
  takesManualEntries,
  ...(currentBalanceCents !== undefined && { currentBalanceCents }),
});

const entryLine = z.object({
  id: identifier,
  accountId: identifier,
  accountName: z.string(),
  accountNumber: z.string(),
  debitCents: cents,
  creditCents: cents,
  description: z.optional(z.string()),
});

const entrySet = z.object({
  id: identifier,
  reference: z.string(),
  date: instant,
  description: z.string(),
  status: openEnum('Draft', 'Posted', 'Reversed'),
  /** `manual` if an admin created it, `business` if an event of the product posted it. */
  origin: openEnum('business', 'manual'),
  createdBy: z.string(),
  /** The merchant whose ledger a business set changed. */
  merchant: z.optional(z.object({ accountId: identifier, name: z.string() })),
  postedAt: z.optional(instant),
  totalDebitCents: cents,
  totalCreditCents: cents,
  reversesEntrySetId: z.optional(identifier),
  reversedByEntrySetId: z.optional(identifier),
  ledgerEntries: z.array(entryLine),
});

export type EntrySet = z.infer<typeof entrySet>;

const lineAmountCents = z
  .int('The amount must be a whole number of cents.')
  .check(
    z.gte(0, 'The amount can’t be negative.'),
    z.lte(99_999_999_999, 'The amount can be at most $999,999,999.99.'),
  );

const newLine = z
  .object({
    accountId: identifier,
    debitCents: z._default(lineAmountCents, 0),
    creditCents: z._default(lineAmountCents, 0),
    description: z.optional(optionalLine(200)),
  })
  .check(
    z.refine((line) => line.debitCents > 0 !== line.creditCents > 0, 'Enter either a debit or a credit.'),
  );

/** An effective date from 2000 to 2099: a time in UTC, or a date, which means midnight UTC. */
const effectiveDate = z
  .union([z.iso.datetime(), z.iso.date()], 'Enter a date as YYYY-MM-DD.')
  .check(z.startsWith('20', 'Enter a date from 2000 to 2099.'));

export const listGeneralLedgerAccounts = defineEndpoint({
  name: 'listGeneralLedgerAccounts',
  method: 'GET',
  path: '/general-ledger/list-accounts',
  summary: 'List control accounts with their balances',
  access: { kind: 'admin' },
  response: z.object({ accounts: z.array(generalLedgerAccount) }),
});

export const listEntrySets = defineListEndpoint(
  {
    name: 'listEntrySets',
    method: 'GET',
    path: '/general-ledger/entry-sets',
    summary: 'List entry sets with their lines',
    access: { kind: 'admin' },
    query: z.object({
      ...page,
      status: z.optional(z.enum(['Draft', 'Posted', 'Reversed'])),
      accountId: z.optional(identifier),
      ...period,
      text: z.optional(text(100)),
      before: z.optional(identifier),
    }),
    response: z.object({ data: z.array(entrySet), ...totals }),
  },
  (response) => listOf(response.data, response),
);

export const getEntrySet = defineEndpoint({
  name: 'getEntrySet',
  method: 'GET',
  path: '/general-ledger/entry-sets/{id}',
  summary: 'Get an entry set with its lines',
  access: { kind: 'admin' },
  params: z.object({ id: identifier }),
  response: entrySet,
});

const draft = z.object({
  reference: requiredLine(64),
  date: z.optional(effectiveDate),
  description: optionalLine(500),
  ledgerEntries: z
    .array(newLine)
    .check(
      z.minLength(1, 'Add at least one line.'),
      z.maxLength(100, 'An entry set can have at most 100 lines.'),
    ),
});

export const createEntrySet = defineEndpoint({
  name: 'createEntrySet',
  method: 'POST',
  path: '/general-ledger/entry-sets',
  summary: 'Create a draft entry set',
  access: { kind: 'admin' },
  idempotent: true,
  body: draft,
  response: entrySet,
  status: 201,
  errors: ['entry_set_touches_merchant'],
});

export const updateEntrySet = defineEndpoint({
  name: 'updateEntrySet',
  method: 'POST',
  path: '/general-ledger/entry-sets/{id}',
  summary: 'Replace a draft entry set with its lines',
  access: { kind: 'admin' },
  idempotent: true,
  params: z.object({ id: identifier }),
  body: draft,
  response: entrySet,
  errors: ['entry_set_not_draft', 'entry_set_touches_merchant'],
});

export const postEntrySet = defineEndpoint({
  name: 'postEntrySet',
  method: 'POST',
  path: '/general-ledger/entry-sets/{id}/post',
  summary: 'Post a balanced draft entry set',
  access: { kind: 'admin' },
  idempotent: true,
  params: z.object({ id: identifier }),
  response: entrySet,
  errors: ['entry_set_not_draft', 'entry_set_unbalanced'],
});

export const reverseEntrySet = defineEndpoint({
  name: 'reverseEntrySet',
  method: 'POST',
  path: '/general-ledger/entry-sets/{id}/reverse',
  summary: 'Reverse a posted manual entry set',
  access: { kind: 'admin' },
  idempotent: true,
  params: z.object({ id: identifier }),
  response: entrySet,
  status: 201,
  errors: ['entry_set_not_reversible'],
});
