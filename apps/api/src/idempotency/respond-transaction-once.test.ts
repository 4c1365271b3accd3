import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCard, addPayoutAccount, newMerchant, sendPayment, type Merchant } from '../../test/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { accountForPlatform } from '../access/grant-store.ts';
import { AppError } from '../runtime/app-error.ts';
import type { KeySeen, Resolved } from '../ledger/command.ts';
import type { Attempt } from '../ledger/posting.ts';
import { settle } from '../ledger/settle.ts';
import { withdraw } from '../modules/transactions/index.ts';
import { resumeTransaction } from '../modules/transactions/resume-transaction.ts';
import { closeAttempt } from './close-attempt.ts';
import { respondTransactionOnce } from './respond-transaction-once.ts';

let testPlatform: TestPlatform;
let merchant: Merchant;
let payoutAccount: string;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
  merchant = await newMerchant(testPlatform, { cardSettlementDays: 0 });
  payoutAccount = await addPayoutAccount(testPlatform, merchant);
  const paymentInstrumentId = await addCard(testPlatform, merchant);
  await sendPayment(testPlatform, merchant, { amount: 50_000, paymentInstrumentId });
  await settle(testPlatform.platform, merchant.accountId);
});
afterAll(() => testPlatform.close());

const payoutBody = (referenceId: string) =>
  ({
    accountId: merchant.accountId,
    type: 'push',
    channel: 'online',
    method: 'ach',
    amount: 500,
    paymentInstrumentId: payoutAccount,
    referenceId,
  }) as const;

const payOut = (referenceId: string, attempt: Attempt | undefined) =>
  withdraw(
    {
      platform: testPlatform.platform,
      accountId: accountForPlatform(merchant),
      actor: 'Dana',
      attempt,
    },
    payoutBody(referenceId),
  );

const once = (referenceId: string, respond: (attempt: Attempt | undefined) => Promise<Resolved | KeySeen>) =>
  respondTransactionOnce(
    testPlatform.platform,
    {
      accountId: accountForPlatform(merchant),
      call: 'createTransaction',
      referenceId,
      headerKey: undefined,
      isPayout: true,
      body: payoutBody(referenceId),
      resume: resumeTransaction,
    },
    respond,
  );

const payouts = async (referenceId: string) => {
  const { rows } = await testPlatform.owner.query<{ id: string }>(
    'select id from transactions where account_id = $1 and reference_id = $2',
    [merchant.accountId, referenceId],
  );
  return rows.map(({ id }) => id);
};

it('returns the first transaction if the posting finds the key used', async () => {
  const results: unknown[] = [];
  const second = await once('taken', async (attempt) => {
    const first = await once('taken', (own) => payOut('taken', own));
    const result = await payOut('taken', attempt);
    results.push(first.id, result);
    return result;
  });
  expect(results).toEqual([second.id, 'key_seen']);
  expect(await payouts('taken')).toEqual([second.id]);
});

it('creates a payout once if its key is closed for payments meanwhile', async () => {
  const results: unknown[] = [];
  const payout = await once('closed', async (attempt) => {
    if (attempt?.call === 'createTransaction') {
      await closeAttempt(
        testPlatform.platform,
        { scope: merchant.accountId, call: 'createTransaction', key: 'closed' },
        { mayPayOut: false },
      );
    }
    const result = await payOut('closed', attempt);
    results.push(result === 'key_seen' ? result : result.transaction.id);
    return result;
  });
  expect(results).toEqual(['key_seen', payout.id]);
  expect(await payouts('closed')).toEqual([payout.id]);
});

it('returns the first transaction to a repeated request that is refused', async () => {
  const second = await once('refused', async () => {
    await once('refused', (own) => payOut('refused', own));
    throw new AppError('amount_over_available');
  });
  expect(await payouts('refused')).toEqual([second.id]);
});
