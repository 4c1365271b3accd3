import { endpoints } from '@tillbook/contract/openapi';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { disputeOf } from '../../test/disputed.ts';
import { shapeOf } from '../../test/contract-shapes.ts';
import { addCard, newMerchant, sendPayment, transactionIn, type Merchant } from '../../test/merchant.ts';
import { post, send, telling, textIn } from '../../test/requests.ts';
import { tableContents } from '../../test/table-contents.ts';
import { startTestPlatform, type TestPlatform } from '../../test/test-platform.ts';

/** Verifies that other objects named in a request about an account belong to that account. */
let testPlatform: TestPlatform;
let merchant: Merchant;
let others: {
  readonly paymentInstrument: string;
  readonly transaction: string;
  readonly member: string;
  readonly invite: string;
};

const foreignDevice = 'TRM-OF-ANOTHER';

beforeAll(async () => {
  testPlatform = await startTestPlatform();
  merchant = await newMerchant(testPlatform);
  const other = await newMerchant(testPlatform);
  const paymentInstrument = await addCard(testPlatform, other);
  const paid = await sendPayment(testPlatform, other, {
    amount: 500,
    paymentInstrumentId: paymentInstrument,
  });
  const invited = await send(testPlatform.web, 'POST', '/api/accounts/team/invites', {
    token: other.person.token,
    json: { accountId: other.accountId, email: 'invited@example.com', role: 'viewer' },
  });
  others = {
    paymentInstrument,
    transaction: transactionIn(paid).id,
    member: other.person.userId,
    invite: textIn(invited, 'id'),
  };
  await testPlatform.owner.query(
    `insert into devices (id, account_id, serial_number, created_at) values ('dev_of_another', $1, $2, now())`,
    [other.accountId, foreignDevice],
  );
});
afterAll(() => testPlatform.close());

const absentInstrument = 'pi_absent00000000000000';

/** Each call and field that names another object; all are tested below. */
const references = [
  'changeMemberRole userId',
  'createTransaction paymentInstrumentId',
  'createTransaction serialNumber',
  'listTransactions parentTransactionId',
  'listTransactions paymentInstrumentId',
  'removeDisputeFile fileId',
  'removeMember userId',
  'updateAccountSettings defaultPaymentInstrumentId',
  'withdrawInvite inviteId',
];

test('tests every field that names another object', { meta: { shows: ['threat:2.4'] } }, () => {
  const found = endpoints.flatMap(({ name, access, query, body }) => {
    if (access.kind !== 'account') return [];
    const sources = access.sources.map(({ field }) => field);
    return [query, body]
      .flatMap((schema) => (schema === undefined ? [] : Object.keys(shapeOf(schema).properties ?? {})))
      .filter((field) => /.(Id|Number)$/.test(field) && !sources.includes(field) && field !== 'referenceId')
      .map((field) => `${name} ${field}`);
  });
  expect(found.toSorted()).toEqual(references);
});

const payment = { type: 'pull', channel: 'online', method: 'card', amount: 500 };

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
  {
    what: 'a member in a change of role',
    path: '/api/accounts/team/members/role',
    body: (id) => ({ userId: id, role: 'viewer' }),
    ids: () => [others.member, 'usr_absent00000000000000'],
  },
  {
    what: 'a member who is removed',
    path: '/api/accounts/team/members/remove',
    body: (id) => ({ userId: id }),
    ids: () => [others.member, 'usr_absent00000000000000'],
  },
  {
    what: 'an invite that is withdrawn',
    path: '/api/accounts/team/invites/withdraw',
    body: (id) => ({ inviteId: id }),
    ids: () => [others.invite, 'inv_absent00000000000000'],
  },
];

const stored = async () => {
  await testPlatform.platform.background.settled();
  return tableContents(testPlatform.owner, ['sessions', 'throttles']);
};

describe.each(naming)('$what of another account', ({ path, body, ids }) => {
  test(
    "responds to another account's ID as to an unknown ID, and changes nothing",
    { meta: { shows: ['threat:2.4', 'asvs:V8.2.2'] } },
    async () => {
      const before = await stored();
      const { token } = merchant.person;
      const responses = await Promise.all(
        ids().map((id) =>
          send(testPlatform.web, 'POST', path, {
            token,
            json: { accountId: merchant.accountId, ...body(id) },
          }),
        ),
      );
      const [one, other] = responses.map(telling);
      expect(one?.status).toBeGreaterThanOrEqual(400);
      expect(one?.status).toBeLessThan(500);
      expect(one).toEqual(other);
      expect(await stored()).toEqual(before);
    },
  );
});

test.each(['parentTransactionId', 'paymentInstrumentId'] as const)(
  'returns an empty list filtered by a %s of another account',
  { meta: { shows: ['threat:2.4', 'asvs:V8.4.1'] } },
  async (field) => {
    const foreign = {
      parentTransactionId: others.transaction,
      paymentInstrumentId: `${others.paymentInstrument}&type=pull`,
    };
    const { status, body } = await send(
      testPlatform.web,
      'GET',
      `/api/transactions?accountId=${merchant.accountId}&${field}=${foreign[field]}&limit=15&offset=0`,
      { token: merchant.person.token },
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ transactions: [], totalCount: 0 });
  },
);

test('treats a file of another account’s dispute as unknown, and does not delete it', async () => {
  const other = await newMerchant(testPlatform);
  const disputes: string[] = [];
  for (const owner of [merchant, other]) {
    const paymentInstrumentId = await addCard(testPlatform, owner);
    const paid = await sendPayment(testPlatform, owner, { amount: 500, paymentInstrumentId });
    disputes.push(await disputeOf(testPlatform, transactionIn(paid).id));
  }
  const [own, foreign] = disputes;
  const file = { field: 'receipt', name: 'receipt.pdf', content: 'JVBERi0xLjcK' };
  await post(testPlatform.web, `/api/disputes/${foreign}/files`, file, { token: other.person.token });
  const { rows } = await testPlatform.owner.query<{ id: string }>('select id from dispute_files');
  expect(rows).toHaveLength(1);
  const before = await stored();
  const responses = await Promise.all(
    [rows[0]?.id, 'dfl_absent00000000000000'].map((fileId) =>
      post(
        testPlatform.web,
        `/api/disputes/${own}/files/remove`,
        { fileId },
        { token: merchant.person.token },
      ),
    ),
  );
  const [one, another] = responses.map(telling);
  expect(one?.status).toBe(200);
  expect(one).toEqual(another);
  expect(await stored()).toEqual(before);
});
