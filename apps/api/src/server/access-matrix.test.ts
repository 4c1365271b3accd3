import type { AccountSource, Endpoint } from '@tillbook/contract';
import { endpoints } from '@tillbook/contract/openapi';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { disputeOf } from '../../test/disputed.ts';
import { sampleOf, shapeOf } from '../../test/contract-shapes.ts';
import { addCard, newMerchant, sendPayment, transactionIn, type Merchant } from '../../test/merchant.ts';
import { grant, newPerson } from '../../test/people.ts';
import { send, telling, textIn, type Answer } from '../../test/requests.ts';
import { tableContents } from '../../test/table-contents.ts';
import { testPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { settle } from '../ledger/settle.ts';
import { beginSession } from '../access/sessions.ts';

/**
 * Every call of the contract, asked by everybody who may come, about what is theirs, somebody else's, and nobody's. What the
 * answer has to be follows from the call's declaration alone.
 */
type Named = 'account' | NonNullable<AccountSource['object']>;
type Ids = Readonly<Record<Named, string>>;

let here: TestPlatform;
let owned: Ids;
let others: Ids;

const absent: Ids = {
  account: 'acc_absent00000000000000',
  transaction: 'txn_absent00000000000000',
  paymentInstrument: 'pi_absent00000000000000',
  settlement: 'stl_absent00000000000000',
  dispute: 'dsp_absent00000000000000',
  export: 'exp_absent00000000000000',
};

/** Who comes without a session that lives; each has one word to send, or none. */
const strangersNames = ['nobody', 'garbage', 'an expired session', 'a session signed out'] as const;
/** Who is signed in and has nothing to do with the account that is asked about. */
const outsiderNames = [
  'another merchant',
  'somebody without a grant',
  'one whose grant was taken away',
] as const;

type Caller = (typeof strangersNames)[number] | (typeof outsiderNames)[number] | 'the owner' | 'an admin';

let tokens: Readonly<Record<Caller, string | undefined>>;

const dayMs = 24 * 60 * 60_000;

/** A merchant with one of everything that can be named, and the ids of it. */
const merchantWithAll = async (): Promise<readonly [Merchant, Ids]> => {
  const merchant = await newMerchant(here);
  const paymentInstrument = await addCard(here, merchant);
  const paid = await sendPayment(here, merchant, { amount: 500, paymentInstrumentId: paymentInstrument });
  here.clock.moveBy(5 * dayMs);
  await settle(here.platform, merchant.accountId);
  const { rows } = await here.owner.query<{ id: string }>(
    'select id from settlements where account_id = $1',
    [merchant.accountId],
  );
  const settlement = rows[0]?.id ?? '';
  const token = await beginSession(here.platform, merchant.person.userId);
  const json = { accountId: merchant.accountId, list: 'payments', format: 'csv' };
  const exported = textIn(await send(here.web, 'POST', '/api/exports', { token, json }), 'id');
  const transaction = transactionIn(paid).id;
  const dispute = await disputeOf(here, transaction);
  return [
    merchant,
    { account: merchant.accountId, transaction, paymentInstrument, settlement, dispute, export: exported },
  ];
};

const tokenOfRemoved = async (accountId: string): Promise<string> => {
  const partner = await newPerson(here);
  const token = await beginSession(here.platform, partner.userId);
  await grant(here, partner.userId, accountId);
  const before = await send(here.web, 'GET', `/api/accounts?accountId=${accountId}`, { token });
  expect(before.status).toBe(200);
  await here.owner.query('delete from grants where user_id = $1', [partner.userId]);
  return token;
};

const tokenSignedOut = async (userId: string): Promise<string> => {
  const token = await beginSession(here.platform, userId);
  await send(here.web, 'POST', '/api/identity/logout', { token });
  return token;
};

beforeAll(async () => {
  here = await testPlatform();
  const [merchant, mine] = await merchantWithAll();
  const [other, theirs] = await merchantWithAll();
  owned = mine;
  others = theirs;
  const expired = await beginSession(here.platform, merchant.person.userId);
  here.clock.moveBy(dayMs);
  const begin = (userId: string) => beginSession(here.platform, userId);
  tokens = {
    nobody: undefined,
    garbage: 'x'.repeat(43),
    'an expired session': expired,
    'a session signed out': await tokenSignedOut(merchant.person.userId),
    'another merchant': await begin(other.person.userId),
    'somebody without a grant': await begin((await newPerson(here)).userId),
    'one whose grant was taken away': await tokenOfRemoved(mine.account),
    'the owner': await begin(merchant.person.userId),
    'an admin': await begin((await newPerson(here, ['internal_admin'])).userId),
  };
}, 60_000);
afterAll(() => here.close());

const sampleFor = (endpoint: Endpoint, part: 'query' | 'body'): Record<string, unknown> => {
  const schema = endpoint[part];
  return schema === undefined ? {} : Object(sampleOf(shapeOf(schema)));
};

/** A request that is good in form and names one id, where the source says; the account's wherever there is no source. */
const ask = (
  endpoint: Endpoint,
  source: AccountSource | undefined,
  ids: Ids,
  caller: Caller,
): Promise<Answer> => {
  const id = ids[source?.object ?? 'account'];
  const filled = (part: 'query' | 'body') => ({
    ...sampleFor(endpoint, part),
    ...(source?.in === part && { [source.field]: id }),
  });
  const path = endpoint.path.replaceAll(/\{\w+\}/g, id);
  const query = Object.entries(filled('query')).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const json = endpoint.body === undefined ? undefined : filled('body');
  const token = tokens[caller];
  return send(here.web, endpoint.method, `/api${path}?${new URLSearchParams(query).toString()}`, {
    ...(token !== undefined && { token }),
    json,
  });
};

/** All that is stored, but for when sessions were last seen and how often somebody has tried. */
const everythingStored = async () => {
  await here.platform.background.settled();
  return tableContents(here.owner, ['sessions', 'throttles']);
};

type Case = readonly [name: string, where: string, endpoint: Endpoint, source: AccountSource | undefined];

const accountNamed = ({ accountIn }: Extract<Endpoint['access'], { kind: 'admin' }>) =>
  accountIn && { in: accountIn, field: 'accountId' };

const cases = endpoints.flatMap((endpoint): Case[] => {
  switch (endpoint.access.kind) {
    case 'public':
      return [];
    case 'session':
      return [[endpoint.name, 'itself', endpoint, undefined]];
    case 'admin':
      return [[endpoint.name, 'itself', endpoint, accountNamed(endpoint.access)]];
    case 'account':
      return endpoint.access.sources.map((source) => [
        endpoint.name,
        `${source.field} in its ${source.in}`,
        endpoint,
        source,
      ]);
    default:
      return endpoint.access satisfies never;
  }
});

const ofKind = (kind: Endpoint['access']['kind']) =>
  cases.filter(([, , endpoint]) => endpoint.access.kind === kind);

test(
  'what is open to everybody is this, and nothing else',
  { meta: { shows: ['threat:2.7', 'asvs:V6.1.3', 'asvs:V6.3.4', 'asvs:V13.4.5'] } },
  () => {
    const open = endpoints.filter(({ access }) => access.kind === 'public').map(({ name }) => name);
    expect(open.toSorted()).toEqual([
      'getHealth',
      'getReadiness',
      'login',
      'reportFrontendError',
      'requestPasswordReset',
      'resetPassword',
      'useHandoverCode',
    ]);
    expect(cases.length).toBeGreaterThan(30);
  },
);

describe.each(cases)('%s by %s', (_name, _where, endpoint, source) => {
  test(
    'is refused without a living session, whatever it names, and nothing is done',
    { meta: { shows: ['threat:2.1', 'asvs:V3.5.3'] } },
    async () => {
      const before = await everythingStored();
      const answers = await Promise.all(
        strangersNames.flatMap((caller) =>
          [owned, others, absent].map((ids) => ask(endpoint, source, ids, caller)),
        ),
      );
      const [first] = answers.map(telling);
      expect(first?.status).toBe(401);
      for (const answer of answers) expect(telling(answer)).toEqual(first);
      expect(await everythingStored()).toEqual(before);
    },
  );
});

describe.each(ofKind('account'))('%s by %s', (_name, _where, endpoint, source) => {
  test.each(outsiderNames)(
    'answers %s about a foreign id to the letter as about an absent one',
    { meta: { shows: ['threat:2.2', 'threat:2.3', 'threat:2.8', 'asvs:V8.2.2', 'asvs:V8.4.1'] } },
    async (caller) => {
      const before = await everythingStored();
      const foreign = await ask(endpoint, source, owned, caller);
      expect(foreign.status).toBe(404);
      expect(telling(foreign)).toEqual(telling(await ask(endpoint, source, absent, caller)));
      expect(await everythingStored()).toEqual(before);
    },
  );

  test(
    'changes nothing for an admin, who may read what there is',
    { meta: { shows: ['threat:2.5'] } },
    async () => {
      const existing = await ask(endpoint, source, owned, 'an admin');
      // A read that goes through may still miss what its sample does not name.
      const isLetIn = ![401, 403, 404].includes(existing.status);
      expect({ isLetIn, isForbidden: existing.status === 403 }).toEqual({
        isLetIn: endpoint.method === 'GET',
        isForbidden: endpoint.method !== 'GET',
      });
      expect((await ask(endpoint, source, absent, 'an admin')).status).toBe(404);
    },
  );

  test('lets the owner in, so that the refusals above are about the grant', async () => {
    expect([401, 403, 404]).not.toContain((await ask(endpoint, source, owned, 'the owner')).status);
  });
});

describe.each(ofKind('admin'))('%s by %s', (_name, _where, endpoint, source) => {
  test.each([...outsiderNames, 'the owner'] as const)(
    'is forbidden to %s, and nothing is done',
    { meta: { shows: ['threat:2.10'] } },
    async (caller) => {
      const before = await everythingStored();
      const answers = await Promise.all(
        [owned, others, absent].map((ids) => ask(endpoint, source, ids, caller)),
      );
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
      expect(await everythingStored()).toEqual(before);
    },
  );

  test('lets an admin in', async () => {
    expect([401, 403]).not.toContain((await ask(endpoint, source, owned, 'an admin')).status);
  });
});

describe.each(ofKind('admin').filter(([, , , source]) => source !== undefined))(
  '%s by %s',
  (_name, _where, endpoint, source) => {
    test('answers an admin about an account that is absent with 404', async () => {
      expect((await ask(endpoint, source, absent, 'an admin')).status).toBe(404);
    });
  },
);
