import { type Client, createClient } from '@tillbook/api-client';
import {
  acceptInvite,
  changeMemberRole,
  checkInvite,
  inviteMember,
  listInvites,
  listMembers,
  login,
  registerByInvite,
  removeMember,
  withdrawInvite,
} from '@tillbook/contract';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { mailedToken } from './mailed-links.ts';
import type { Task } from './merchant-tasks.ts';
import { timedClient, type Timings } from './timed-client.ts';

const newPassword = 'a password of the soak';

/**
 * Returns a task that invites a new user, who joins, is removed, joins again and is removed. It also
 * withdraws another invite.
 */
export const joinAndLeave = (apiBaseUrl: string, dataDirectory: string, timings: Timings): Task => {
  const outbox = join(dataDirectory, 'outbox');
  return async ({ merchant, accountId }) => {
    let token = '';
    const person: Client = timedClient(createClient({ baseUrl: apiBaseUrl, getToken: () => token }), timings);
    const email = `soak-${randomUUID()}@example.com`;
    const invite = (to: string) =>
      merchant.call(
        inviteMember,
        { body: { accountId, email: to, role: 'viewer' } },
        { idempotencyKey: `soak-${randomUUID()}` },
      );
    const withdrawn = await invite(`soak-${randomUUID()}@example.com`);
    await merchant.callList(listInvites, { query: { accountId } });
    await merchant.call(withdrawInvite, { body: { accountId, inviteId: withdrawn.id } });
    await invite(email);
    const first = await mailedToken(outbox, { path: 'accept-invite', email });
    await person.call(checkInvite, { body: { token: first } });
    await person.call(registerByInvite, { body: { token: first, newPassword } });
    const { items } = await merchant.callList(listMembers, { query: { accountId, limit: 100 } });
    const userId = items.find((member) => member.email === email)?.userId ?? '';
    await merchant.call(changeMemberRole, { body: { accountId, userId, role: 'operator' } });
    await merchant.call(removeMember, { body: { accountId, userId } });
    await invite(email);
    const second = await mailedToken(outbox, { path: 'accept-invite', email, known: first });
    token = (await person.call(login, { body: { email, password: newPassword, system: 'payment' } })).token;
    await person.call(acceptInvite, { body: { token: second } });
    await merchant.call(removeMember, { body: { accountId, userId } });
  };
};
