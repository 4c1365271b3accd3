import { internalAdminRole } from '@tillbook/contract';
import { AppError } from '../../runtime/app-error.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Transaction } from '../../db/client.ts';
import type { Platform } from '../../platform.ts';
import { insertGrant } from '../grants/index.ts';
import { takeInvite, type InviteRow } from './invite-store.ts';

type Joining = {
  readonly invite: InviteRow;
  readonly person: { readonly id: string; readonly roles: readonly string[] };
  readonly clientAddress: string | undefined;
};

/**
 * Redeems an invite, and writes the grant and its audit entry in the same transaction. The person must have
 * the invite's address.
 */
export const joinTeam = async (
  platform: Platform,
  transaction: Transaction,
  { invite, person, clientAddress }: Joining,
): Promise<void> => {
  const { accountId, role } = invite;
  const now = platform.clock.now();
  if (person.roles.includes(internalAdminRole)) throw new AppError('grantee_is_admin');
  if (!(await takeInvite(transaction, invite, now))) throw new AppError('invalid_invite');
  const isNew = await insertGrant(transaction, { userId: person.id, accountId, role, createdAt: now });
  if (!isNew) throw new AppError('already_granted');
  await recordAudit(
    platform,
    {
      userId: person.id,
      accountId,
      action: 'invite.accept',
      subject: invite.id,
      clientAddress,
      details: { role },
    },
    transaction,
  );
};
