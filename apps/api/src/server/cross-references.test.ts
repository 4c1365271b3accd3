import { endpoints } from '@tillbook/contract/openapi';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { disputeOf } from '../../test/disputed.ts';
import { shapeOf } from '../../test/contract-shapes.ts';
import { addCard, newMerchant, sendPayment, transactionIn, type Merchant } from '../../test/merchant.ts';
import { post, send, telling } from '../../test/requests.ts';
import { tableContents } from '../../test/table-contents.ts';
import { testPlatform, type TestPlatform } from '../../test/test-platform.ts';

/** What a request about one's own account names beside it has to be that account's as well. */
let here: TestPlatform;
let merchant: Merchant;
let others: { readonly paymentInstrument: string; readonly transaction: string };

const foreignDevice = 'TRM-OF-ANOTHER';

beforeAll(async () => {
  here = await testPlatform();
  merchant = await newMerchant(here);
  const other = await newMerchant(here);
  const paymentInstrument = await addCard(here, other);
  const paid = await sendPayment(here, other, { amount: 500, paymentInstrumentId: paymentInstrument });
  others = { paymentInstrument, transaction: transactionIn(paid).id };
  await here.owner.query(
    `insert into devices (id, account_id, serial_number, created_at) values ('dev_of_another', $1, $2, now())`,
    [other.accountId, foreignDevice],
  );
});
afterAll(() => here.close());

const absentInstrument = 'pi_absent00000000000000';

/** Each call and field that names something so; all of them are looked at below. */
const references = [
  'createTransaction paymentInstrumentId',
  'createTransaction serialNumber',
  'listTransactions parentTransactionId',
  'removeDisputeFile fileId',
  'updateAccountSettings defaultPaymentInstrumentId',
];

test(
  'every field that names something beside the account is looked at below',
  { meta: { shows: ['threat:2.4'] } },
  () => {
    const found = endpoints.flatMap(({ name, access, query, body }) => {
      if (access.kind !== 'account') return [];
      const sources = access.sources.map(({ field }) => field);
      return [query, body]
        .flatMap((schema) => (schema === undefined ? [] : Object.keys(shapeOf(schema).properties ?? {})))
        .filter((field) => /.(Id|Number)$/.test(field) && !sources.includes(field) && field !== 'referenceId')
        .map((field) => `${name} ${field}`);
    });
    expect(found.toSorted()).toEqual(references);
  },
);

const payment = { type: 'pull', channel: 'online', method: 'card', amount: 500 };

/** Requests about one's own account that name something beside it. */
const naming: readonly {
  readonly what: string;
  readonly path: string;
  readonly body: (id: string) => Record<string, unknown>;
  readonly ids: () => readonly [foreign: string, absent: string];
}[] = [
  {
    what: 'an instrument in a payment',
    path: '/api/transactions',
    body: (id) => ({ ...payment, paymentInstrumentId: id }),
    ids: () => [others.paymentInstrument, absentInstrument],
  },
  {
    what: 'a device in a sale',
    path: '/api/transactions',
    body: (id) => ({ ...payment, channel: 'in_person', serialNumber: id }),
    ids: () => [foreignDevice, 'TRM-ABSENT'],
  },
  {
    what: 'an instrument for payouts',
    path: '/api/accounts/account-settings',
    body: (id) => ({ defaultPaymentInstrumentId: id }),
    ids: () => [others.paymentInstrument, absentInstrument],
  },
];

const stored = async () => {
  await here.platform.background.settled();
  return tableContents(here.owner, ['sessions', 'throttles']);
};

describe.each(naming)('$what of another account', ({ path, body, ids }) => {
  test(
    'is taken for one that there is not, and nothing is done',
    { meta: { shows: ['threat:2.4', 'asvs:V8.2.2'] } },
    async () => {
      const before = await stored();
      const { token } = merchant.person;
      const answers = await Promise.all(
        ids().map((id) =>
          send(here.web, 'POST', path, { token, json: { accountId: merchant.accountId, ...body(id) } }),
        ),
      );
      const [one, other] = answers.map(telling);
      expect(one?.status).toBeGreaterThanOrEqual(400);
      expect(one?.status).toBeLessThan(500);
      expect(one).toEqual(other);
      expect(await stored()).toEqual(before);
    },
  );
});

test(
  'a list narrowed to a transaction of another account is empty',
  { meta: { shows: ['threat:2.4', 'asvs:V8.4.1'] } },
  async () => {
    const { status, body } = await send(
      here.web,
      'GET',
      `/api/transactions?accountId=${merchant.accountId}&parentTransactionId=${others.transaction}&limit=15&offset=0`,
      { token: merchant.person.token },
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ transactions: [], totalCount: 0 });
  },
);

test('a file of another account’s dispute is taken for one that there is not, and stays', async () => {
  const other = await newMerchant(here);
  const disputes: string[] = [];
  for (const owner of [merchant, other]) {
    const paymentInstrumentId = await addCard(here, owner);
    const paid = await sendPayment(here, owner, { amount: 500, paymentInstrumentId });
    disputes.push(await disputeOf(here, transactionIn(paid).id));
  }
  const [own, foreign] = disputes;
  const file = { field: 'receipt', name: 'receipt.pdf', content: 'JVBERi0xLjcK' };
  await post(here.web, `/api/disputes/${foreign}/files`, file, { token: other.person.token });
  const { rows } = await here.owner.query<{ id: string }>('select id from dispute_files');
  expect(rows).toHaveLength(1);
  const before = await stored();
  const answers = await Promise.all(
    [rows[0]?.id, 'dfl_absent00000000000000'].map((fileId) =>
      post(here.web, `/api/disputes/${own}/files/remove`, { fileId }, { token: merchant.person.token }),
    ),
  );
  const [one, another] = answers.map(telling);
  expect(one?.status).toBe(200);
  expect(one).toEqual(another);
  expect(await stored()).toEqual(before);
});
