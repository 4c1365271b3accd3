import type { Mutant } from './mutant.ts';

const api = 'apps/api';
const functions = 'apps/api/src/db/functions/ledger';
const transactions = 'src/modules/transactions';

export const mutants: readonly Mutant[] = [
  {
    name: 'the account is not locked',
    edits: [
      {
        file: `${functions}/post.sql`,
        find: 'SELECT * INTO STRICT balances FROM merchant_ledgers WHERE account_id = p.account_id FOR UPDATE;',
        replace: 'SELECT * INTO STRICT balances FROM merchant_ledgers WHERE account_id = p.account_id;',
      },
    ],
    package: api,
    tests: [`${transactions}/races.test.ts`],
  },
  {
    name: 'a withdrawal is not compared with the available balance',
    edits: [
      {
        file: `${functions}/posting_refusal.sql`,
        find: `IF (required ->> 'available_cents')::bigint > balances.available_cents THEN RETURN 'amount_over_available'; END IF;`,
        replace: '',
      },
    ],
    package: api,
    tests: [`${transactions}/races.test.ts`],
  },
  {
    name: 'a refund can exceed the payment by a cent',
    edits: [
      {
        file: `${functions}/posting_refusal.sql`,
        find: `IF (required ->> 'refundable_cents')::bigint > refundable THEN`,
        replace: `IF (required ->> 'refundable_cents')::bigint > refundable + 1 THEN`,
      },
    ],
    package: api,
    tests: ['src/ledger/model.test.ts', `${transactions}/refund-transaction.test.ts`],
  },
  {
    name: 'a settlement includes entries that are not ready',
    edits: [
      {
        file: `${functions}/settle.sql`,
        find: 'e.ready_to_settle_at <= balances.last_posted_at',
        replace: 'true',
        everywhere: true,
      },
    ],
    package: api,
    tests: ['src/ledger/posting.test.ts', `${transactions}/payment-journey.test.ts`],
  },
  {
    name: 'a refund is possible while a dispute is open',
    edits: [
      {
        file: `${functions}/posting_refusal.sql`,
        find: `RETURN 'dispute_open';`,
        replace: 'NULL;',
      },
      {
        file: `${functions}/refundable_cents.sql`,
        find: 'd.transaction_id = payment_id AND d.closed_at IS NULL) THEN 0',
        replace: 'd.transaction_id = payment_id AND false) THEN 0',
      },
      {
        file: `${functions}/unclaimed_cents.sql`,
        find: `d.transaction_id = p.id AND d.status <> 'won'), 0))`,
        replace: `d.transaction_id = p.id AND d.status = 'lost'), 0))`,
      },
    ],
    package: api,
    tests: ['src/ledger/model.test.ts', 'src/modules/disputes/dispute-journey.test.ts'],
  },
  {
    name: 'a refund that fails after a dispute or a return goes back to the merchant',
    edits: [
      {
        file: `apps/api/${transactions}/record-refund-failure.ts`,
        find: 'if (failed.ok) {',
        replace: 'if (failed.ok && refund.amountCents < 0) {',
      },
    ],
    package: api,
    tests: ['src/ledger/every-order.test.ts', `${transactions}/refund-fails-late.test.ts`],
  },
  {
    name: 'a notice of the processor is confirmed while a refund can still fail',
    edits: [
      {
        file: 'apps/api/src/modules/transactions/notices/process-notice.ts',
        find: 'return isDealtWith(database, payment, kind);',
        replace: 'return true;',
      },
    ],
    package: api,
    tests: ['src/ledger/every-order.test.ts', `${transactions}/refund-fails-late.test.ts`],
  },
  {
    name: 'a response precedes the commit of its posting',
    edits: [
      {
        file: 'apps/api/src/ledger/post.ts',
        find: 'const call = async (platform: Platform, posting: object): Promise<unknown> => {',
        replace: `const answeredEarly = async (pool: any, statement: any) => {
  const client = await pool.connect();
  await client.query('begin');
  const answer = await client.query(statement);
  setTimeout(() => client.query('commit').then(() => client.release()), 30);
  return answer;
};

const call = async (platform: Platform, posting: object): Promise<unknown> => {`,
      },
      {
        file: 'apps/api/src/ledger/post.ts',
        find: `platform.database.pool.query<{ result: unknown }>({
      name: 'ledger_post',`,
        replace: `answeredEarly(platform.database.pool, {
      name: 'ledger_post',`,
      },
    ],
    package: api,
    tests: [`${transactions}/payment-journey.test.ts`],
  },
  {
    name: 'a commit does not wait for the disk',
    edits: [
      {
        file: 'apps/api/src/db/session.ts',
        find: `synchronous_commit: 'on',`,
        replace: `synchronous_commit: 'off',`,
      },
    ],
    package: api,
    tests: ['src/db/client.test.ts'],
  },
  {
    name: 'idempotency keys are ignored',
    edits: [
      {
        file: 'apps/api/src/idempotency/respond-transaction-once.ts',
        find: 'keys: [...new Set([referenceId, headerKey])].filter((key) => key !== undefined),',
        replace: 'keys: [],',
      },
    ],
    package: api,
    tests: [`${transactions}/idempotency.test.ts`],
  },
  {
    name: 'a key is accepted with another body',
    edits: [
      {
        file: 'apps/api/src/idempotency/records.ts',
        find: `if (records.some((record) => !record.bodyHmac.equals(hmac))) throw new AppError('key_reused');`,
        replace: '',
      },
    ],
    package: api,
    tests: [`${transactions}/idempotency.test.ts`],
  },
  {
    name: 'each request to the processor has a new key',
    edits: [
      {
        file: `apps/api/${transactions}/processor-request.ts`,
        find: 'const common = { key, amountCents,',
        replace: 'const common = { key: `${key}-${Math.random()}`, amountCents,',
      },
    ],
    package: api,
    tests: [`${transactions}/crash.test.ts`],
  },
  {
    name: 'every signed-in user can access an account',
    edits: [
      {
        file: 'apps/api/src/access/grant-store.ts',
        find: 'and(eq(grants.userId, userId), eq(grants.accountId, accountId))',
        replace: 'eq(grants.accountId, accountId)',
      },
    ],
    package: api,
    tests: ['src/access/authorize.test.ts', 'src/server/access-matrix.test.ts'],
  },
  {
    name: "a session loads any user's grant",
    edits: [
      {
        file: 'apps/api/src/access/session-store.ts',
        find: `and(eq(grants.userId, users.id), eq(grants.accountId, sql.placeholder('accountId')))`,
        replace: `eq(grants.accountId, sql.placeholder('accountId'))`,
      },
    ],
    package: api,
    tests: ['src/server/access-matrix.test.ts'],
  },
  {
    name: 'every signed-in user can make admin calls',
    edits: [
      {
        file: 'apps/api/src/server/mount.ts',
        find: `if (!session.roles.includes(internalAdminRole)) throw new AppError('forbidden');`,
        replace: '',
      },
    ],
    package: api,
    tests: ['src/access/authorize.test.ts', 'src/modules/general-ledger/general-ledger-access.test.ts'],
  },
  {
    name: "an admin can move a merchant's money without a grant",
    edits: [
      {
        file: 'apps/api/src/access/authorize.ts',
        find: `if (request.intent === 'change') throw new AppError('forbidden');`,
        replace: '',
      },
    ],
    package: api,
    tests: ['src/access/authorize.test.ts'],
  },
  {
    name: 'a session never expires while it is used',
    edits: [
      {
        file: 'apps/api/src/access/sessions.ts',
        find: 'if (now >= expiresAt || now >= after(lastSeenAt, idleLimitMs)) return undefined;',
        replace: 'if (now >= after(lastSeenAt, idleLimitMs)) return undefined;',
      },
    ],
    package: api,
    tests: ['src/access/sessions.test.ts'],
  },
  {
    name: 'an unreachable database causes an internal error',
    edits: [
      {
        file: 'apps/api/src/http/error-response.ts',
        find: `if (causeOfAbsence(error) !== undefined) return new AppError('unavailable', { retryAfterSeconds: 2 });`,
        replace: '',
      },
    ],
    package: api,
    tests: ['src/server/database-away.test.ts'],
  },
  {
    name: 'fees have fractions of a cent',
    edits: [
      {
        file: 'packages/domain/src/money/fee-cents.ts',
        find: 'return Number((product + basisPointsPerWhole / 2n) / basisPointsPerWhole);',
        replace: 'return Number(product) / Number(basisPointsPerWhole);',
      },
    ],
    package: 'packages/domain',
    tests: ['src/money/fee-cents.test.ts'],
  },
  {
    name: 'fees are rounded down',
    edits: [
      {
        file: 'packages/domain/src/money/fee-cents.ts',
        find: '(product + basisPointsPerWhole / 2n) / basisPointsPerWhole',
        replace: 'product / basisPointsPerWhole',
      },
    ],
    package: 'packages/domain',
    tests: ['src/money/fee-cents.test.ts'],
  },
];
