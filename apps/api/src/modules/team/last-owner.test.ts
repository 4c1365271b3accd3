import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newMerchant, type Merchant } from '../../../test/merchant.ts';
import type { Person } from '../../../test/people.ts';
import { callerOf, newMember } from '../../../test/team.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';

let testPlatform: TestPlatform;
let merchant: Merchant;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
});
afterAll(() => testPlatform.close());

beforeEach(async () => {
  merchant = await newMerchant(testPlatform);
});

const leave = (person: Person) =>
  callerOf(testPlatform, person).post('/accounts/team/members/remove', {
    accountId: merchant.accountId,
    userId: person.userId,
  });

const stepDown = (person: Person) =>
  callerOf(testPlatform, person).post('/accounts/team/members/role', {
    accountId: merchant.accountId,
    userId: person.userId,
    role: 'viewer',
  });

const ownersNow = async (): Promise<number> => {
  const { rows } = await testPlatform.owner.query<{ count: number }>(
    `select count(*)::int as count from grants where account_id = $1 and role = 'owner'`,
    [merchant.accountId],
  );
  return rows[0]?.count ?? 0;
};

describe('the last owner', () => {
  test(
    'refuses the departure and the role change of the last owner',
    { meta: { shows: ['threat:2.15'] } },
    async () => {
      await newMember(testPlatform, merchant.accountId, 'finance');
      for (const go of [leave, stepDown]) {
        expect(await go(merchant.person)).toMatchObject({ status: 409, body: { code: 'last_owner' } });
      }
      expect(await ownersNow()).toBe(1);
    },
  );

  test('lets an owner leave if another owner stays', async () => {
    await newMember(testPlatform, merchant.accountId, 'owner');
    expect((await leave(merchant.person)).status).toBe(204);
    expect(await ownersNow()).toBe(1);
  });

  test(
    'retains one owner after concurrent departures and role changes',
    { meta: { shows: ['threat:2.15'] } },
    async () => {
      const owners = [merchant.person];
      for (let index = 0; index < 15; index += 1) {
        owners.push(await newMember(testPlatform, merchant.accountId, 'owner'));
      }
      const responses = await Promise.all(
        owners.map((person, index) => (index % 2 === 0 ? leave(person) : stepDown(person))),
      );
      expect(responses.filter(({ status }) => status === 204)).toHaveLength(15);
      expect(responses.filter(({ status }) => status === 409)).toHaveLength(1);
      expect(await ownersNow()).toBe(1);
    },
  );

  test(
    'retains one owner in a hundred rounds of two owners removing each other',
    { meta: { shows: ['threat:2.15'] } },
    async () => {
      let first = merchant.person;
      for (let round = 0; round < 100; round += 1) {
        const second = await newMember(testPlatform, merchant.accountId, 'owner');
        const removeEachOther = [
          [first, second],
          [second, first],
        ] as const;
        const responses = await Promise.all(
          removeEachOther.map(([by, { userId }]) =>
            callerOf(testPlatform, by).post('/accounts/team/members/remove', {
              accountId: merchant.accountId,
              userId,
            }),
          ),
        );
        expect(responses.filter(({ status }) => status === 204)).toHaveLength(1);
        expect(await ownersNow()).toBe(1);
        if (responses[1]?.status === 204) first = second;
      }
    },
  );
});

test(
  "lets the platform's database role change a member's role only through the function that retains an owner",
  { meta: { shows: ['threat:2.15'] } },
  async () => {
    const { pool } = testPlatform.platform.database;
    const change = pool.query(`update grants set role = 'viewer' where account_id = $1`, [
      merchant.accountId,
    ]);
    await expect(change).rejects.toThrow(/permission denied/);
    await expect(pool.query('select ledger.is_last_owner($1, $2)', ['a', 'b'])).rejects.toThrow(
      /permission denied/,
    );
  },
);
