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
import { testPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { settle } from '../../ledger/settle.ts';

let test: TestPlatform;

beforeAll(async () => {
  test = await testPlatform({ environment: { SANDBOX_DELAY_MS: '0' } });
});

afterAll(() => test.close());

it('a processor is told all that another acquirer would need', async () => {
  const merchant = await newMerchant(test, { cardSettlementDays: 0 });
  const submit = vi.spyOn(test.platform.processor, 'submit');
  const [card, bank, payTo] = [
    await addCard(test, merchant),
    await addBankAccount(test, merchant),
    await addPayoutAccount(test, merchant),
  ];
  const paid = transactionIn(
    await sendPayment(test, merchant, { amount: 50_000, paymentInstrumentId: card }),
  );
  await settle(test.platform, merchant.accountId);
  const debited = await sendPayment(test, merchant, {
    amount: 600,
    method: 'ach',
    paymentInstrumentId: bank,
  });
  const { serialNumber } = merchant;
  const inPerson = await sendPayment(test, merchant, { amount: 700, channel: 'in_person', serialNumber });
  const refund = await sendRefund(test, merchant, { transactionId: paid.id, amount: 800 });
  const payout = await sendWithdrawal(test, merchant, payTo, 900);
  await test.platform.background.settled();

  const requests = new Map(submit.mock.calls.map(([request]) => [request.key, request]));
  const askedAbout = (id: string) => requests.get(id);
  const usd = { currency: 'usd' };
  const number = { number: expect.stringMatching(/^\d+$/) };
  expect(askedAbout(paid.id)).toMatchObject({
    kind: 'card_charge',
    amountCents: 50_000,
    ...usd,
    instrument: number,
  });
  expect(askedAbout(transactionIn(debited).id)).toMatchObject({
    kind: 'bank_debit',
    amountCents: 600,
    ...usd,
    instrument: { ...number, routingNumber: '110000000' },
  });
  expect(askedAbout(transactionIn(inPerson).id)).toMatchObject({
    kind: 'terminal_charge',
    amountCents: 700,
    ...usd,
    serialNumber,
    startedAt: test.clock.now(),
  });
  expect(askedAbout(transactionIn(refund).id)).toMatchObject({
    kind: 'refund',
    amountCents: 800,
    ...usd,
    paymentKey: paid.id,
  });
  expect(askedAbout(transactionIn(payout).id)).toMatchObject({ kind: 'payout', amountCents: 900, ...usd });
});
