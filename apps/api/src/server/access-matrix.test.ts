import { roleNames, type AccountSource, type Endpoint, type RoleName } from '@tillbook/contract';
import { endpoints } from '@tillbook/contract/openapi';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { disputeOf } from '../../test/disputed.ts';
import { sampleOf, shapeOf } from '../../test/contract-shapes.ts';
import { addCard, newMerchant, sendPayment, transactionIn, type Merchant } from '../../test/merchant.ts';
import { grant, newPerson } from '../../test/people.ts';
import { send, telling, textIn, type TestResponse } from '../../test/requests.ts';
import { tableContents } from '../../test/table-contents.ts';
import { startTestPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { settle } from '../ledger/settle.ts';
import { beginSession } from '../access/sessions.ts';
import { moveClock } from '../../test/passing-time.ts';

/**
 * Runs every call of the contract as every kind of caller, about their own object, another account's, and an
 * unknown object. The expected response follows from the call's declaration alone.
 */
type Named = 'account' | 'disputeFile' | 'member' | 'invite' | NonNullable<AccountSource['object']>;
type Ids = Readonly<Record<Named, string>>;

let testPlatform: TestPlatform;
let owned: Ids;
let others: Ids;

const absent: Ids = {
  account: 'acc_absent00000000000000',
  transaction: 'txn_absent00000000000000',
  paymentInstrument: 'pi_absent00000000000000',
  settlement: 'stl_absent00000000000000',
  dispute: 'dsp_absent00000000000000',
  disputeFile: 'dfl_absent00000000000000',
  export: 'exp_absent00000000000000',
  member: 'usr_absent00000000000000',
  invite: 'inv_absent00000000000000',
};

/** Callers without a live session; each sends one token, or none. */
const strangersNames = ['nobody', 'garbage', 'an expired session', 'a session signed out'] as const;
const outsiderNames = [
  'another merchant',
  'somebody without a grant',
  'one whose grant was taken away',
] as const;

/**
 * The calls other than reads that each role except the owner may make. Written out, so that the test does not
 * repeat the declarations.
 */
const permittedBeyondReading: Readonly<Record<Exclude<RoleName, 'owner'>, readonly string[]>> = {
  finance: [
    'acceptDispute',
    'addDisputeFile',
    'attachDisputeReceipt',
    'cancelExport',
    'closeAttempt acceptDispute',
    'closeAttempt addDisputeFile',
    'closeAttempt attachDisputeReceipt',
    'closeAttempt createTransaction',
    'closeAttempt emailReceipt',
    'closeAttempt refundTransaction',
    'closeAttempt submitDispute',
    'createExport',
    'createInstrumentTicket buyer',
    'createStatementFile',
    'createTransaction pull',
    'createTransaction push',
    'emailReceipt',
    'listAccountAuditEntries',
    'refundTransaction',
    'removeDisputeFile',
    'removeListView',
    'saveDisputeEvidence',
    'saveListView',
    'submitDispute',
  ],
  operator: [
    'closeAttempt createTransaction',
    'closeAttempt emailReceipt',
    'closeAttempt refundTransaction',
    'createInstrumentTicket buyer',
    'createTransaction pull',
    'emailReceipt',
    'refundTransaction',
    'removeListView',
    'saveListView',
  ],
  viewer: ['cancelExport', 'createExport', 'createStatementFile', 'removeListView', 'saveListView'],
};

type Caller =
  | (typeof strangersNames)[number]
  | (typeof outsiderNames)[number]
  | RoleName
  | 'an admin'
  | 'a viewer of another account';

let tokens: Readonly<Record<Caller, string | undefined>>;

const dayMs = 24 * 60 * 60_000;

const merchantWithAll = async (): Promise<readonly [Merchant, Ids]> => {
  const merchant = await newMerchant(testPlatform);
  const paymentInstrument = await addCard(testPlatform, merchant);
  const paid = await sendPayment(testPlatform, merchant, {
    amount: 500,
    paymentInstrumentId: paymentInstrument,
  });
  await moveClock(testPlatform, 5 * dayMs);
  await settle(testPlatform.platform, merchant.accountId);
  const { rows } = await testPlatform.owner.query<{ id: string }>(
    'select id from settlements where account_id = $1',
    [merchant.accountId],
  );
  const settlement = rows[0]?.id ?? '';
  const token = await beginSession(testPlatform.platform, merchant.person.userId);
  const json = { accountId: merchant.accountId, list: 'payments', format: 'csv' };
  const exported = textIn(await send(testPlatform.web, 'POST', '/api/exports', { token, json }), 'id');
  const invited = {
    accountId: merchant.accountId,
    email: `invited-${merchant.person.email}`,
    role: 'viewer',
  };
  const sentInvite = await send(testPlatform.web, 'POST', '/api/accounts/team/invites', {
    token,
    json: invited,
  });
  const transaction = transactionIn(paid).id;
  const dispute = await disputeOf(testPlatform, transaction);
  const file = { field: 'receipt', name: 'receipt.pdf', content: Buffer.from('%PDF-1.7').toString('base64') };
  const added = await send(testPlatform.web, 'POST', `/api/disputes/${dispute}/files`, { token, json: file });
  const disputeFile = String(Object(added.body).files[0].id);
  return [
    merchant,
    {
      account: merchant.accountId,
      transaction,
      paymentInstrument,
      settlement,
      dispute,
      disputeFile,
      export: exported,
      // The only owner cannot be removed, so the call can be repeated.
      member: merchant.person.userId,
      invite: textIn(sentInvite, 'id'),
    },
  ];
};

const tokenOfRemoved = async (accountId: string): Promise<string> => {
  const partner = await newPerson(testPlatform);
  const token = await beginSession(testPlatform.platform, partner.userId);
  await grant(testPlatform, partner.userId, accountId);
  const before = await send(testPlatform.web, 'GET', `/api/accounts?accountId=${accountId}`, { token });
  expect(before.status).toBe(200);
  await testPlatform.owner.query('delete from grants where user_id = $1', [partner.userId]);
  return token;
};

const tokenOf = async (role: RoleName, accountId: string): Promise<string> => {
  const colleague = await newPerson(testPlatform);
  await grant(testPlatform, colleague.userId, accountId, role);
  return beginSession(testPlatform.platform, colleague.userId);
};

const tokenSignedOut = async (userId: string): Promise<string> => {
  const token = await beginSession(testPlatform.platform, userId);
  await send(testPlatform.web, 'POST', '/api/identity/logout', { token });
  return token;
};

beforeAll(async () => {
  testPlatform = await startTestPlatform();
  const [merchant, mine] = await merchantWithAll();
  const [other, theirs] = await merchantWithAll();
  owned = mine;
  others = theirs;
  const expired = await beginSession(testPlatform.platform, merchant.person.userId);
  await moveClock(testPlatform, dayMs);
  const begin = (userId: string) => beginSession(testPlatform.platform, userId);
  tokens = {
    nobody: undefined,
    garbage: 'x'.repeat(43),
    'an expired session': expired,
    'a session signed out': await tokenSignedOut(merchant.person.userId),
    'another merchant': await begin(other.person.userId),
    'a viewer of another account': await tokenOf('viewer', theirs.account),
    finance: await tokenOf('finance', mine.account),
    operator: await tokenOf('operator', mine.account),
    viewer: await tokenOf('viewer', mine.account),
    'somebody without a grant': await begin((await newPerson(testPlatform)).userId),
    'one whose grant was taken away': await tokenOfRemoved(mine.account),
    owner: await begin(merchant.person.userId),
    'an admin': await begin((await newPerson(testPlatform, ['internal_admin'])).userId),
  };
});
afterAll(() => testPlatform.close());

// Lets the next test withdraw the invite again.
beforeEach(() => testPlatform.owner.query('update team_invites set withdrawn_at = null'));

const sampleFor = (endpoint: Endpoint, part: 'query' | 'body'): Record<string, unknown> => {
  const schema = endpoint[part];
  return schema === undefined ? {} : Object(sampleOf(shapeOf(schema)));
};

const withIds = (sample: Record<string, unknown>, ids: Ids): Record<string, unknown> => ({
  ...sample,
  ...('userId' in sample && { userId: ids.member }),
  ...('inviteId' in sample && { inviteId: ids.invite }),
});

/**
 * Sends a valid request with one ID: that of the call's source or, if the call has no source, that of the
 * account.
 */
const ask = (
  endpoint: Endpoint,
  source: AccountSource | undefined,
  ids: Ids,
  caller: Caller,
  asked: Readonly<Record<string, string>> = {},
): Promise<TestResponse> => {
  const id = ids[source?.object ?? 'account'];
  const filled = (part: 'query' | 'body') => ({
    ...withIds(sampleFor(endpoint, part), ids),
    ...(source?.in === part && { [source.field]: id }),
  });
  const path = endpoint.path.replace('{fileId}', ids.disputeFile).replaceAll(/\{\w+\}/g, id);
  const query = Object.entries(filled('query')).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const json = endpoint.body === undefined ? undefined : { ...filled('body'), ...asked };
  const token = tokens[caller];
  return send(testPlatform.web, endpoint.method, `/api${path}?${new URLSearchParams(query).toString()}`, {
    ...(token !== undefined && { token }),
    json,
  });
};

/** Returns everything stored, except for the last use of sessions and the counts of throttles. */
const everythingStored = async () => {
  await testPlatform.platform.background.settled();
  return tableContents(testPlatform.owner, ['sessions', 'throttles']);
};

/** The state after a test that changed nothing; reading it takes longer than the requests. */
let stored: Awaited<ReturnType<typeof everythingStored>> | undefined;

const withoutChange = async <Result>(act: () => Promise<Result>): Promise<Result> => {
  stored ??= await everythingStored();
  const result = await act();
  expect(await everythingStored()).toEqual(stored);
  return result;
};

const askAdmitted: typeof ask = (...request) => {
  stored = undefined;
  return ask(...request);
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
  'limits the public calls to the declared list',
  { meta: { shows: ['threat:2.7', 'asvs:V6.1.3', 'asvs:V6.3.4', 'asvs:V13.4.5'] } },
  () => {
    const open = endpoints.filter(({ access }) => access.kind === 'public').map(({ name }) => name);
    expect(open.toSorted()).toEqual([
      'checkInvite',
      'confirmEmailChange',
      'getHealth',
      'getReadiness',
      'login',
      'registerByInvite',
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
    'refuses a caller without a live session for any object, and changes nothing',
    { meta: { shows: ['threat:2.1', 'asvs:V3.5.3'] } },
    async () => {
      const responses = await withoutChange(() =>
        Promise.all(
          strangersNames.flatMap((caller) =>
            [owned, others, absent].map((ids) => ask(endpoint, source, ids, caller)),
          ),
        ),
      );
      const [first] = responses.map(telling);
      expect(first?.status).toBe(401);
      for (const response of responses) expect(telling(response)).toEqual(first);
    },
  );
});

describe.each(ofKind('account'))('%s by %s', (_name, _where, endpoint, source) => {
  test.each(outsiderNames)(
    "responds to %s about another account's ID exactly as about an unknown ID",
    { meta: { shows: ['threat:2.2', 'threat:2.3', 'threat:2.8', 'asvs:V8.2.2', 'asvs:V8.4.1'] } },
    async (caller) => {
      await withoutChange(async () => {
        const foreign = await ask(endpoint, source, owned, caller);
        expect(foreign.status).toBe(404);
        expect(telling(foreign)).toEqual(telling(await ask(endpoint, source, absent, caller)));
      });
    },
  );

  test(
    "lets an admin read every account, and refuses an admin's changes",
    { meta: { shows: ['threat:2.5'] } },
    async () => {
      const existing = await askAdmitted(endpoint, source, owned, 'an admin');
      // A permitted read may still lack an object that its sample does not name.
      const isLetIn = ![401, 403, 404].includes(existing.status);
      expect({ isLetIn, isForbidden: existing.status === 403 }).toEqual({
        isLetIn: endpoint.method === 'GET',
        isForbidden: endpoint.method !== 'GET',
      });
      expect((await askAdmitted(endpoint, source, absent, 'an admin')).status).toBe(404);
    },
  );

  test("permits the owner's call, so that the other refusals result from the grant", async () => {
    expect([401, 403, 404]).not.toContain((await askAdmitted(endpoint, source, owned, 'owner')).status);
  });
});

type RoleCase = readonly [
  name: string,
  where: string,
  endpoint: Endpoint,
  source: AccountSource | undefined,
  asked: Readonly<Record<string, string>>,
];

/** Lists each call once for each permission that its body can require. */
const roleCases = ofKind('account').flatMap(([name, where, endpoint, source]): RoleCase[] => {
  const { permission } = Object(endpoint.access);
  if (typeof permission === 'string') return [[name, where, endpoint, source, {}]];
  return permission.map(({ field, value }: { field: string; value?: string }) => [
    `${name} ${value ?? field}`,
    where,
    endpoint,
    source,
    { [field]: value ?? 'x' },
  ]);
});

const roleResponses = { allowed: 0, refused: 0, leaked: 0 };

describe.each(roleCases)('%s by %s', (name, _where, endpoint, source, asked) => {
  const isRead = endpoint.method === 'GET' && name !== 'listAccountAuditEntries';
  const mayCall = (role: RoleName) =>
    role === 'owner' || isRead || permittedBeyondReading[role].includes(name);

  test(
    'refuses every role without the permission, and changes nothing',
    { meta: { shows: ['threat:2.13', 'asvs:V8.2.1'] } },
    async () => {
      const refused = roleNames.filter((role) => !mayCall(role));
      if (refused.length === 0) return;
      const responses = await withoutChange(() =>
        Promise.all(refused.map((role) => ask(endpoint, source, owned, role, asked))),
      );
      roleResponses.refused += responses.length;
      roleResponses.leaked += responses.filter(({ status }) => status !== 403).length;
      for (const response of responses) {
        expect(response).toMatchObject({ status: 403, body: { code: 'permission_missing' } });
      }
    },
  );

  test.each(roleNames)(
    "responds to the role %s about another account's ID exactly as about an unknown ID",
    async (role) => {
      const foreign = await ask(endpoint, source, others, role, asked);
      const unknown = await ask(endpoint, source, absent, role, asked);
      expect(foreign.status).toBe(404);
      expect(telling(foreign)).toEqual(telling(unknown));
    },
  );

  test('responds to a viewer of another account as if the account were unknown', async () => {
    const foreign = await ask(endpoint, source, owned, 'a viewer of another account', asked);
    expect(telling(foreign)).toEqual(
      telling(await ask(endpoint, source, absent, 'a viewer of another account', asked)),
    );
    expect(foreign.status).toBe(404);
  });

  test.each(roleNames.filter(mayCall))('permits the call of the role %s', async (role) => {
    const { status } = await askAdmitted(endpoint, source, owned, role, asked);
    roleResponses.allowed += 1;
    expect([401, 403, 404]).not.toContain(status);
  });
});

test('gives no role a permission that it must not have', { meta: { shows: ['threat:2.13'] } }, () => {
  const counted = roleCases.length * roleNames.length;
  expect(roleResponses).toEqual({ allowed: expect.any(Number), refused: expect.any(Number), leaked: 0 });
  expect(roleResponses.allowed + roleResponses.refused).toBe(counted);
  expect(roleResponses.refused).toBeGreaterThan(30);
});

describe.each(ofKind('admin'))('%s by %s', (_name, _where, endpoint, source) => {
  test.each([...outsiderNames, 'owner'] as const)(
    'refuses %s, and changes nothing',
    { meta: { shows: ['threat:2.10'] } },
    async (caller) => {
      const responses = await withoutChange(() =>
        Promise.all([owned, others, absent].map((ids) => ask(endpoint, source, ids, caller))),
      );
      expect(responses.map(({ status }) => status)).toEqual([403, 403, 403]);
    },
  );

  test('permits the call of an admin', async () => {
    expect([401, 403]).not.toContain((await askAdmitted(endpoint, source, owned, 'an admin')).status);
  });
});

describe.each(ofKind('admin').filter(([, , , source]) => source !== undefined))(
  '%s by %s',
  (_name, _where, endpoint, source) => {
    test('responds 404 to an admin about an unknown account', async () => {
      expect((await askAdmitted(endpoint, source, absent, 'an admin')).status).toBe(404);
    });
  },
);
