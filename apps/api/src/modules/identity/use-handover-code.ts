import { internalAdminRole, useHandoverCode } from '@tillbook/contract';
import { eq } from '../../db/drizzle/query.ts';
import type { Connection } from '../../db/client.ts';
import { accounts, users } from '../../db/schema/index.ts';
import { AppError } from '../../runtime/app-error.ts';
import { defineHandler } from '../../http/call.ts';
import { hashSecretToken } from '../../runtime/secret-token.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { takeHandoverCode } from './handover-store.ts';
import { beginSession } from '../../access/sessions.ts';

/** Reads the person again, because the role may have been removed since the code was created. */
const findAdmin = async (connection: Connection, userId: string) => {
  const [person] = await connection
    .select({ email: users.email, roles: users.roles })
    .from(users)
    .where(eq(users.id, userId));
  return person?.roles.includes(internalAdminRole) ? person : undefined;
};

const findAccount = async (connection: Connection, accountId: string) => {
  const [account] = await connection
    .select({ name: accounts.name, type: accounts.type, currency: accounts.currency })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return account;
};

export const useHandoverCodeHandler = defineHandler(
  useHandoverCode,
  async ({ platform, body, clientAddress }) =>
    platform.database.drizzle.transaction(async (transaction) => {
      const taken = await takeHandoverCode(transaction, hashSecretToken(body.code), platform.clock.now());
      if (taken === undefined) throw new AppError('invalid_handover_code');
      const { userId, accountId } = taken;
      const [person, account] = [
        await findAdmin(transaction, userId),
        await findAccount(transaction, accountId),
      ];
      if (person === undefined || account === undefined) throw new AppError('invalid_handover_code');
      await recordAudit(
        platform,
        { userId, accountId, action: 'session.begin', subject: 'handover', clientAddress },
        transaction,
      );
      const token = await beginSession(platform, userId, transaction);
      return { token, ...person, accountId, account };
    }),
);
