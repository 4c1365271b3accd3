import type { Addition } from './addition.ts';

const refusal = `    IF EXISTS (
      SELECT FROM transactions t WHERE t.id = required ->> 'parent_id' AND t.account_id = balances.account_id
         AND t.created_at < balances.last_posted_at - interval '180 days'
    ) THEN RETURN 'refund_too_late'; END IF;
`;

const test = `import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCard, newMerchant, sendPayment, sendRefund, transactionIn } from '../../../test/merchant.ts';
import { moveClock } from '../../../test/passing-time.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';

let testPlatform: TestPlatform;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
});

afterAll(() => testPlatform.close());

test.each([
  [179, 201],
  [181, 409],
])('responds to a refund %i days after its payment with %i', async (days, status) => {
  const merchant = await newMerchant(testPlatform);
  const paymentInstrumentId = await addCard(testPlatform, merchant);
  const payment = transactionIn(
    await sendPayment(testPlatform, merchant, { amount: 1_000, paymentInstrumentId }),
  );
  await moveClock(testPlatform, days * 86_400_000);
  expect(await sendRefund(testPlatform, merchant, { transactionId: payment.id })).toMatchObject({ status });
});
`;

/** A refusal of late refunds, which the ledger checks under the account's lock. */
export const newRule: Addition = {
  noun: 'ledger rule',
  files: { 'apps/api/src/modules/transactions/late-refund.test.ts': test },
  rows: [
    {
      file: 'apps/api/src/db/functions/ledger/posting_refusal.sql',
      find: '    -- Without an open dispute,',
      replace: `${refusal}    -- Without an open dispute,`,
    },
    {
      file: 'apps/api/src/ledger/posting.ts',
      find: "  'nothing_refundable',\n",
      replace: "  'nothing_refundable',\n  'refund_too_late',\n",
    },
    {
      file: 'apps/api/src/ledger/command.ts',
      find: "    case 'nothing_refundable':\n",
      replace: "    case 'nothing_refundable':\n    case 'refund_too_late':\n",
    },
    {
      file: 'packages/contract/src/errors.ts',
      find: '  nothing_refundable: {',
      replace: `  refund_too_late: { status: 409, message: 'A payment can be refunded for 180 days.' },
  nothing_refundable: {`,
    },
    {
      file: 'packages/contract/src/transactions/transactions.ts',
      find: "errors: ['not_refundable', 'nothing_refundable',",
      replace: "errors: ['not_refundable', 'nothing_refundable', 'refund_too_late',",
    },
  ],
  generations: [
    {
      folder: 'apps/api',
      words: ['--conditions=tillbook-source', 'src/db/description/describe-database.ts'],
      file: 'apps/api/src/db/release.json',
    },
  ],
  typed: ['packages/contract', 'apps/api'],
  tests: {
    'apps/api': [
      'src/modules/transactions/late-refund.test.ts',
      'src/modules/transactions/refund-transaction.test.ts',
      'src/db/functions.test.ts',
    ],
  },
};
