import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLines } from '../../../test/administration.ts';
import { followAccountOf } from '../../../test/followed-account.ts';
import { goodCard, sendToVault, ticketFor } from '../../../test/instruments.ts';
import { addCard, newMerchant, sendPayment, transactionIn, type Merchant } from '../../../test/merchant.ts';
import { grant, type Person } from '../../../test/people.ts';
import { get, textIn } from '../../../test/requests.ts';
import { callerOf, newMember } from '../../../test/team.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { beginSession } from '../../access/sessions.ts';

let testPlatform: TestPlatform;
let merchant: Merchant;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
});
afterAll(() => testPlatform.close());

beforeEach(async () => {
  merchant = await newMerchant(testPlatform);
});

const owner = () => callerOf(testPlatform, merchant.person);

const members = async (path = '') =>
  Object((await owner().get(`/accounts/team/members?accountId=${merchant.accountId}${path}`)).body);

const remove = ({ userId }: Pick<Person, 'userId'>) =>
  owner().post('/accounts/team/members/remove', { accountId: merchant.accountId, userId });

const changeRole = ({ userId }: Pick<Person, 'userId'>, role: string) =>
  owner().post('/accounts/team/members/role', { accountId: merchant.accountId, userId, role });

test('lists the team by email, in pages', async () => {
  const viewer = await newMember(testPlatform, merchant.accountId, 'viewer');
  const emails = [merchant.person.email, viewer.email].toSorted((one, other) => one.localeCompare(other));
  const all = await members();
  expect(all.totalCount).toBe(2);
  expect(all.members.map((member: { email: string }) => member.email)).toEqual(emails);
  expect(all.members).toContainEqual({
    userId: merchant.person.userId,
    email: merchant.person.email,
    role: 'owner',
    joinedAt: testPlatform.clock.now().toISOString(),
    isLastOwner: true,
  });
  expect((await members('&offset=1&limit=1')).members).toEqual([all.members[1]]);
});

test('makes a person an owner if the grant is inserted without a role', async () => {
  const colleague = await newMember(testPlatform, merchant.accountId, 'viewer');
  await testPlatform.owner.query('delete from grants where user_id = $1', [colleague.userId]);
  await testPlatform.owner.query(
    'insert into grants (user_id, account_id, created_at) values ($1, $2, now())',
    [colleague.userId, merchant.accountId],
  );
  expect((await members()).members).toContainEqual(
    expect.objectContaining({ userId: colleague.userId, role: 'owner', isLastOwner: false }),
  );
});

describe('a role', () => {
  test(
    'applies a changed role from the next request, for more and for fewer permissions',
    { meta: { shows: ['threat:2.3', 'threat:2.13'] } },
    async () => {
      const colleague = await newMember(testPlatform, merchant.accountId, 'viewer');
      const by = callerOf(testPlatform, colleague);
      const describeAs = (statementDescriptor: string) =>
        by.post('/accounts/account-settings', { accountId: merchant.accountId, statementDescriptor });
      expect((await describeAs('MINE')).body).toMatchObject({ code: 'permission_missing' });
      expect((await changeRole(colleague, 'owner')).status).toBe(204);
      expect((await describeAs('MINE')).status).toBe(200);
      expect((await changeRole(colleague, 'operator')).status).toBe(204);
      expect((await describeAs('MINE')).body).toMatchObject({ code: 'permission_missing' });
      expect(await auditLines(testPlatform, 'member_role.change')).toContainEqual({
        user_id: merchant.person.userId,
        account_id: merchant.accountId,
        subject: colleague.userId,
        details: { from: 'owner', to: 'operator' },
      });
    },
  );

  test(
    'checks the role before it returns the stored response of a key',
    { meta: { shows: ['threat:2.13'] } },
    async () => {
      const colleague = await newMember(testPlatform, merchant.accountId, 'finance');
      const paymentInstrumentId = await addCard(testPlatform, merchant);
      const payment = transactionIn(
        await sendPayment(testPlatform, merchant, { amount: 500, paymentInstrumentId }),
      );
      const refund = () =>
        callerOf(testPlatform, colleague).post(
          '/transactions/refund',
          { transactionId: payment.id },
          'refund-1',
        );
      expect((await refund()).status).toBe(201);
      await changeRole(colleague, 'viewer');
      expect(await refund()).toMatchObject({ status: 403, body: { code: 'permission_missing' } });
      await remove(colleague);
      expect((await refund()).status).toBe(404);
    },
  );

  test(
    'voids the ticket of an open card form when the person loses the permission',
    { meta: { shows: ['threat:2.13'] } },
    async () => {
      const colleague = await newMember(testPlatform, merchant.accountId, 'operator');
      const ticket = await ticketFor(testPlatform, colleague, merchant.accountId);
      await changeRole(colleague, 'viewer');
      const stored = await sendToVault(testPlatform, { ...goodCard, ticket });
      expect(stored.body).toMatchObject({ code: 'invalid_ticket' });
    },
  );
});

describe('removing a member', () => {
  test(
    "ends a removed member's access to the account, but to no other account",
    { meta: { shows: ['threat:2.11'] } },
    async () => {
      const colleague = await newMember(testPlatform, merchant.accountId, 'finance');
      const other = await newMerchant(testPlatform);
      await grant(testPlatform, colleague.userId, other.accountId, 'viewer');
      const { token } = colleague;
      const read = ({ accountId }: Merchant) =>
        get(testPlatform.web, `/api/accounts?accountId=${accountId}`, { token });
      expect((await read(merchant)).status).toBe(200);
      expect((await remove(colleague)).status).toBe(204);
      expect((await read(merchant)).status).toBe(404);
      expect((await read(other)).status).toBe(200);
      expect((await remove(colleague)).status).toBe(404);
      expect(await auditLines(testPlatform, 'member.remove')).toContainEqual({
        user_id: merchant.person.userId,
        account_id: merchant.accountId,
        subject: colleague.userId,
        details: { role: 'finance' },
      });
    },
  );

  test(
    "ends only the removed member's event stream of the account",
    { meta: { shows: ['threat:2.11'] } },
    async () => {
      const colleague = await newMember(testPlatform, merchant.accountId, 'viewer');
      const ownToken = await beginSession(testPlatform.platform, merchant.person.userId);
      const theirs = await followAccountOf(testPlatform.web, colleague.token, merchant.accountId);
      const mine = await followAccountOf(testPlatform.web, ownToken, merchant.accountId);
      await expect.poll(() => [mine.received[0], theirs.received[0]]).toEqual(['open', 'open']);
      await remove(colleague);
      await theirs.ended;
      expect(theirs.received.at(-1)).toBe('over');
      expect(mine.received).not.toContain('over');
      await mine.leave();
    },
  );

  test(
    "voids a removed member's tickets and download links",
    { meta: { shows: ['threat:2.11'] } },
    async () => {
      const colleague = await newMember(testPlatform, merchant.accountId, 'finance');
      await ticketFor(testPlatform, colleague, merchant.accountId);
      const by = callerOf(testPlatform, colleague);
      const asked = await by.post('/exports', {
        accountId: merchant.accountId,
        list: 'payments',
        format: 'csv',
      });
      const path = new URL(textIn(asked, 'fileUrl')).pathname;
      await remove(colleague);
      expect((await get(testPlatform.web, path)).status).toBe(404);
      const { rows } = await testPlatform.owner.query('select 1 from instrument_tickets where user_id = $1', [
        colleague.userId,
      ]);
      expect(rows).toEqual([]);
    },
  );

  test('refuses to remove or change members of another account', async () => {
    const other = await newMerchant(testPlatform);
    expect((await remove(other.person)).status).toBe(404);
    expect((await changeRole(other.person, 'viewer')).status).toBe(404);
  });
});
