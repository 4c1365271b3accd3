import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  addBankAccount,
  addCard,
  addPayoutAccount,
  newMerchant,
  sendPayment,
  sendRefund,
  sendWithdrawal,
  transactionIn,
} from '../../../test/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { settle } from '../../ledger/settle.ts';

let testPlatform: TestPlatform;

beforeAll(async () => {
  testPlatform = await startTestPlatform({ environment: { SANDBOX_DELAY_MS: '0' } });
});

afterAll(() => testPlatform.close());

it('sends the processor the amount, the currency, and the instrument, terminal or payment of each request', async () => {
  const merchant = await newMerchant(testPlatform, { cardSettlementDays: 0 });
  const submit = vi.spyOn(testPlatform.platform.processor, 'submit');
  const [card, bank, payTo] = [
    await addCard(testPlatform, merchant),
    await addBankAccount(testPlatform, merchant),
    await addPayoutAccount(testPlatform, merchant),
  ];
  const paid = transactionIn(
    await sendPayment(testPlatform, merchant, { amount: 50_000, paymentInstrumentId: card }),
  );
  await settle(testPlatform.platform, merchant.accountId);
  const debited = await sendPayment(testPlatform, merchant, {
    amount: 600,
    method: 'ach',
    paymentInstrumentId: bank,
  });
  const { serialNumber } = merchant;
  const inPerson = await sendPayment(testPlatform, merchant, {
    amount: 700,
    channel: 'in_person',
    serialNumber,
  });
  const refund = await sendRefund(testPlatform, merchant, { transactionId: paid.id, amount: 800 });
  const payout = await sendWithdrawal(testPlatform, merchant, payTo, 900);
  await testPlatform.platform.background.settled();

  const requests = new Map(submit.mock.calls.map(([request]) => [request.key, request]));
  const requestFor = (id: string) => requests.get(id);
  const usd = { currency: 'usd' };
  const number = { number: expect.stringMatching(/^\d+$/) };
  expect(requestFor(paid.id)).toMatchObject({
    kind: 'card_charge',
    amountCents: 50_000,
    ...usd,
    instrument: number,
  });
  expect(requestFor(transactionIn(debited).id)).toMatchObject({
    kind: 'bank_debit',
    amountCents: 600,
    ...usd,
    instrument: { ...number, routingNumber: '110000000' },
  });
  expect(requestFor(transactionIn(inPerson).id)).toMatchObject({
    kind: 'terminal_charge',
    amountCents: 700,
    ...usd,
    serialNumber,
    startedAt: testPlatform.clock.now(),
  });
  expect(requestFor(transactionIn(refund).id)).toMatchObject({
    kind: 'refund',
    amountCents: 800,
    ...usd,
    paymentKey: paid.id,
  });
  expect(requestFor(transactionIn(payout).id)).toMatchObject({ kind: 'payout', amountCents: 900, ...usd });
});
