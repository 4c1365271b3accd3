import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { identifierSource } from '../runtime/identifiers.ts';
import { movableClock } from '../runtime/clock.ts';
import { standardFeeProfile } from '../modules/accounts/provision-account.ts';
import { paymentSucceeded } from './charge.ts';
import type { ControlAccount, EntryLine } from './control-accounts.ts';
import { payoutCompleted, payoutRequested } from './payout.ts';
import type { NewEntrySet, EntryState, Posting, TransactionRow } from './posting.ts';
import { refundRequested } from './refund.ts';
import { paymentReturned, payoutFailed, refundFailed } from './reversal.ts';

const now = new Date('2026-03-02T15:00:00.000Z');
const newIdentifier = identifierSource(movableClock(now));

const amount = fc.integer({ min: 1, max: 99_999_999 });
const method = fc.constantFrom('card' as const, 'ach' as const);
const channel = fc.constantFrom('online' as const, 'in_person' as const);
const basisPoints = fc.integer({ min: 0, max: 2_000 });
const flatCents = fc.integer({ min: 0, max: 500 });

const feeProfile = fc.record({
  accountId: fc.constant('acc_1'),
  cardFeeType: fc.constantFrom('fixed' as const, 'dynamic' as const),
  onlinePercentageBasisPoints: basisPoints,
  onlineFlatFeeCents: flatCents,
  inPersonPercentageBasisPoints: basisPoints,
  inPersonFlatFeeCents: flatCents,
  achPercentageBasisPoints: basisPoints,
  achMinimumFeeCents: flatCents,
  achMaximumFeeCents: fc.integer({ min: 500, max: 5_000 }),
});

const transaction = (changes: Partial<TransactionRow>): TransactionRow => ({
  id: newIdentifier('txn'),
  accountId: 'acc_1',
  list: 'payments',
  ordinal: 1,
  amountCents: 1,
  type: 'pull',
  subtype: null,
  status: 'created',
  method: 'card',
  channel: 'online',
  paymentInstrumentId: 'pi_1',
  lastFour: '4242',
  serialNumber: null,
  parentTransactionId: null,
  causeTransactionId: null,
  referenceId: null,
  description: null,
  tags: null,
  createdBy: null,
  failureCode: null,
  failureMessage: null,
  createdAt: now,
  finalAt: null,
  askProcessorAt: null,
  ...changes,
});

const entrySetOf = ({ entrySet }: Posting): NewEntrySet => {
  if (entrySet === undefined) throw new Error('The posting has no entry set.');
  return entrySet;
};

const side = (lines: readonly EntryLine[], of: 'debitCents' | 'creditCents', account?: ControlAccount) =>
  lines
    .filter((line) => account === undefined || line.account === account)
    .reduce((sum, line) => sum + line[of], 0);

const payableCents = ({ lines }: NewEntrySet, account: ControlAccount) =>
  side(lines, 'creditCents', account) - side(lines, 'debitCents', account);

const settlementDays = { cardSettlementDays: 2, achSettlementDays: 4 };

const faultsOf = (posting: Posting): string[] => {
  const { lines, entries, state: entryState } = entrySetOf(posting);
  const entrySet = entrySetOf(posting);
  const netCents = entries.reduce(
    (sum, entry) => sum + (entry.type === 'credit' ? entry.amountCents : -entry.amountCents),
    0,
  );
  const waits = entryState.status === 'pending';
  const checks = {
    'debits = credits': side(lines, 'debitCents') === side(lines, 'creditCents'),
    'pending entries = pending payable': payableCents(entrySet, 'payablePending') === (waits ? netCents : 0),
    'settled entries = available payable':
      payableCents(entrySet, 'payableAvailable') === (waits ? 0 : netCents),
    'entries are positive': entries.every(({ amountCents }) => amountCents > 0),
    'lines have one side': lines.every((line) => line.debitCents > 0 !== line.creditCents > 0),
  };
  return Object.entries(checks).flatMap(([check, holds]) => (holds ? [] : [check]));
};

const state: fc.Arbitrary<EntryState> = fc.constantFrom(
  { status: 'settled' },
  { status: 'pending', readyToSettleAt: now },
);

describe('postings and their entries', () => {
  it('balances the entries of a payment', () => {
    fc.assert(
      fc.property(amount, method, channel, feeProfile, (amountCents, by, where, profile) => {
        const payment = transaction({ amountCents, method: by, channel: where });
        const terms = { feeProfile: profile, ...settlementDays, lastPostedAt: new Date(0) };
        const posting = paymentSucceeded({ payment, terms, now, newIdentifier });
        expect(faultsOf(posting)).toEqual([]);
        expect(entrySetOf(posting).entries[0]).toMatchObject({
          type: 'credit',
          category: 'transaction',
          amountCents,
        });
      }),
    );
  });

  it('balances a refund, its failure and a returned payment', () => {
    fc.assert(
      fc.property(amount, state, (amountCents, paymentState) => {
        const payment = transaction({ amountCents, status: 'succeeded' });
        const refundId = newIdentifier('txn');
        const request = {
          payment,
          paymentState,
          refundId,
          amountCents,
          reason: 'Torn bag',
          createdBy: 'Dana',
        };
        expect(faultsOf(refundRequested({ ...request, askProcessorAt: now, newIdentifier }))).toEqual([]);
        const refund = transaction({
          list: 'refunds',
          type: 'push',
          subtype: 'refund',
          status: 'pending',
          amountCents,
        });
        expect(
          faultsOf(refundFailed(refund, paymentState, { code: 'refused', message: 'No.' }, newIdentifier)),
        ).toEqual([]);
        expect(
          faultsOf(
            paymentReturned({
              payment,
              paymentState,
              amountCents,
              reason: 'Insufficient funds',
              newIdentifier,
            }),
          ),
        ).toEqual([]);
      }),
    );
  });

  it('balances a payout and its outcomes', () => {
    fc.assert(
      fc.property(amount, (amountCents) => {
        const request = {
          accountId: 'acc_1',
          payoutId: newIdentifier('txn'),
          amountCents,
          paymentInstrumentId: 'pi_1',
        };
        expect(
          faultsOf(
            payoutRequested({
              ...request,
              channel: 'online',
              referenceId: undefined,
              description: undefined,
              tags: undefined,
              createdBy: 'Dana',
              askProcessorAt: now,
              newIdentifier,
            }),
          ),
        ).toEqual([]);
        const payout = transaction({ list: 'payouts', type: 'push', status: 'pending', amountCents });
        expect(faultsOf(payoutCompleted(payout, newIdentifier))).toEqual([]);
        expect(faultsOf(payoutFailed(payout, { code: 'refused', message: 'No.' }, newIdentifier))).toEqual(
          [],
        );
      }),
    );
  });
});

it('settles a payment after its banking days, over a weekend and a holiday', () => {
  const terms = {
    feeProfile: { accountId: 'acc_1', ...standardFeeProfile },
    ...settlementDays,
    lastPostedAt: new Date(0),
  };
  const beforeThanksgiving = new Date('2026-11-25T22:00:00.000Z');
  const posting = paymentSucceeded({
    payment: transaction({ amountCents: 5_000 }),
    terms,
    now: beforeThanksgiving,
    newIdentifier,
  });
  // Thursday is Thanksgiving, so Friday and Monday are the two banking days. Entries settle at 09:00 in New
  // York.
  expect(entrySetOf(posting).state).toEqual({
    status: 'pending',
    readyToSettleAt: new Date('2026-11-30T14:00:00.000Z'),
  });
});
