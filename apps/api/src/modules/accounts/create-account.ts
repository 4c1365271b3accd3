import { createAccount, type AccountAdministration, type BodyOf } from '@tillbook/contract';
import { statementDescriptorOf } from '@tillbook/domain';
import type { Transaction } from '../../db/client.ts';
import { AppError } from '../../runtime/app-error.ts';
import { defineHandler } from '../../http/call.ts';
import { respondOnce } from '../../idempotency/respond-once.ts';
import { scopes } from '../../idempotency/scopes.ts';
import type { Platform } from '../../platform.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { feeProfileTerms } from './fee-profile-response.ts';
import { hasProgram } from '../programs/index.ts';
import { findAdministration } from './administration-store.ts';
import { openAccount } from './provision-account.ts';

const open = async (
  platform: Platform,
  transaction: Transaction,
  body: BodyOf<typeof createAccount>,
  { userId, clientAddress }: { readonly userId: string; readonly clientAddress: string | undefined },
): Promise<AccountAdministration> => {
  const { programId, name, legalName, type, cardSettlementDays, achSettlementDays } = body;
  if (!(await hasProgram(transaction, programId))) {
    throw new AppError('program_unknown', { fields: { programId: 'This program doesn’t exist.' } });
  }
  const id = platform.newIdentifier('acc');
  await openAccount(transaction, {
    id,
    programId,
    name,
    legalName,
    type,
    createdAt: platform.clock.now(),
    statementDescriptor: body.statementDescriptor ?? statementDescriptorOf(name),
    cardSettlementDays,
    achSettlementDays,
    feeProfile: feeProfileTerms(body.feeProfile),
  });
  await recordAudit(
    platform,
    {
      userId,
      accountId: id,
      action: 'account.create',
      subject: id,
      clientAddress,
      details: { programId, type, cardSettlementDays, achSettlementDays },
    },
    transaction,
  );
  const opened = await findAdministration(transaction, id);
  if (opened === undefined) throw new Error(`Account ${id} was opened and is not there.`);
  return opened;
};

export const createAccountHandler = defineHandler(
  createAccount,
  ({ platform, session: { userId }, body, idempotencyKey, clientAddress }) =>
    respondOnce(
      platform,
      { endpoint: createAccount, scope: scopes.accounts, key: idempotencyKey, body },
      async (transaction) => open(platform, transaction, body, { userId, clientAddress }),
    ),
);
