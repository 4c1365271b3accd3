import type { AccountSource, Endpoint } from '@tillbook/contract';
import { endpoints } from '@tillbook/contract/openapi';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleOf, shapeOf } from '../../test/contract-shapes.ts';
import { addCard, newMerchant, sendPayment, transactionIn } from '../../test/merchant.ts';
import { newPerson } from '../../test/people.ts';
import { send, type Answer } from '../../test/requests.ts';
import { testPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { settle } from '../ledger/settle.ts';
import { beginSession } from '../modules/identity/sessions.ts';

type OwnedIds = Readonly<Record<'account' | NonNullable<AccountSource['object']>, string>>;

let here: TestPlatform;
let foreign: OwnedIds;
let ownerToken: string;
let strangerToken: string;

const absent: OwnedIds = {
  account: 'acc_absent00000000000000',
  transaction: 'txn_absent00000000000000',
  paymentInstrument: 'pi_absent00000000000000',
  settlement: 'stl_absent00000000000000',
};

const dayMs = 24 * 60 * 60_000;

beforeAll(async () => {
  here = await testPlatform();
  const merchant = await newMerchant(here);
  const paymentInstrument = await addCard(here, merchant);
  const paid = await sendPayment(here, merchant, { amount: 500, paymentInstrumentId: paymentInstrument });
  here.clock.moveBy(5 * dayMs);
  await settle(here.platform, merchant.accountId);
  const { rows } = await here.owner.query(`select id from settlements where account_id = $1`, [
    merchant.accountId,
  ]);
  foreign = {
    account: merchant.accountId,
    transaction: transactionIn(paid).id,
    paymentInstrument,
    settlement: rows[0].id,
  };
  ownerToken = await beginSession(here.platform, merchant.person.userId);
  strangerToken = (await newPerson(here)).token;
});
afterAll(() => here.close());

const sampleFor = (endpoint: Endpoint, part: 'query' | 'body'): Record<string, unknown> => {
  const schema = endpoint[part];
  return schema === undefined ? {} : Object(sampleOf(shapeOf(schema)));
};

/** A request that is good in form and names one id, where the source says. */
const ask = (endpoint: Endpoint, source: AccountSource, ids: OwnedIds, token: string): Promise<Answer> => {
  const id = ids[source.object ?? 'account'];
  const filled = (part: 'query' | 'body') => ({
    ...sampleFor(endpoint, part),
    ...(source.in === part && { [source.field]: id }),
  });
  const path = endpoint.path.replaceAll(/\{\w+\}/g, id);
  const query = Object.entries(filled('query')).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const json = endpoint.body === undefined ? undefined : filled('body');
  return send(here.web, endpoint.method, `/api${path}?${new URLSearchParams(query).toString()}`, {
    token,
    json,
  });
};

/** The whole answer but for what differs from request to request. */
const telling = ({ status, headers, text }: Answer) => ({
  status,
  headers: Object.fromEntries([...headers].filter(([name]) => name !== 'x-request-id')),
  text: text.replaceAll(/req_\w+/g, ''),
});

const asked = endpoints.flatMap((endpoint) =>
  endpoint.access.kind === 'account'
    ? endpoint.access.sources.map(
        (source) => [endpoint.name, `${source.field} in its ${source.in}`, endpoint, source] as const,
      )
    : [],
);

const everythingStored = async () => {
  const { rows } = await here.owner.query(
    `select (select count(*) from transactions) as transactions, (select count(*) from instrument_tickets) as tickets,
            (select count(*) from receipts) as receipts, (select count(*) from idempotency_records) as keys,
            (select string_agg(s::text, ' ' order by account_id) from account_settings s) as settings`,
  );
  return rows[0];
};

test('the contract has calls about accounts', () => {
  expect(asked.length).toBeGreaterThan(18);
});

describe.each(asked)('%s by %s', (_name, _where, endpoint, source) => {
  test('answers a foreign id to the letter like an absent one, and does nothing', async () => {
    const before = await everythingStored();
    const [one, other] = [
      await ask(endpoint, source, foreign, strangerToken),
      await ask(endpoint, source, absent, strangerToken),
    ];
    expect(one.status).toBe(404);
    expect(telling(one)).toEqual(telling(other));
    expect(await everythingStored()).toEqual(before);
  });

  test('lets the owner in, so that the refusal above is about the grant', async () => {
    const answer = await ask(endpoint, source, foreign, ownerToken);
    expect([401, 403, 404]).not.toContain(answer.status);
  });
});
