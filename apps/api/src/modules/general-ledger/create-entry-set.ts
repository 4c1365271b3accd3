import { createEntrySet, type BodyOf } from '@tillbook/contract';
import type { Connection } from '../../db/client.ts';
import { AppError } from '../../http/app-error.ts';
import { answer } from '../../http/call.ts';
import { answerOnce } from '../../http/idempotency.ts';
import { draftEntrySet } from '../../ledger/manual-entry-sets.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { generalLedgerScope } from './idempotency-scope.ts';
import { readWrittenSet } from './shown-entry-set.ts';
import { findGeneralLedgerAccounts } from './store.ts';

type NewLine = BodyOf<typeof createEntrySet>['ledgerEntries'][number];

const messagesWhere = (
  lines: readonly NewLine[],
  isFault: (line: NewLine) => boolean,
  message: string,
): Record<string, string> =>
  Object.fromEntries(
    lines.flatMap((line, index) => (isFault(line) ? [[`ledgerEntries.${index}.accountId`, message]] : [])),
  );

/** A merchant's payable is moved by business postings alone: it is the sum of what the merchant sees. */
const checkAccounts = async (connection: Connection, lines: readonly NewLine[]): Promise<void> => {
  const found = await findGeneralLedgerAccounts(
    connection,
    lines.map(({ accountId }) => accountId),
  );
  const accounts = new Map(found.map((account) => [account.id, account]));
  const unknown = messagesWhere(
    lines,
    ({ accountId }) => !accounts.has(accountId),
    'There is no such account.',
  );
  if (Object.keys(unknown).length > 0) throw new AppError('invalid_input', { fields: unknown });
  const closed = messagesWhere(
    lines,
    ({ accountId }) => accounts.get(accountId)?.hasSubledger === true,
    'This account takes no manual entries.',
  );
  if (Object.keys(closed).length > 0) throw new AppError('entry_set_touches_merchant', { fields: closed });
};

export const createEntrySetCall = answer(
  createEntrySet,
  async ({ platform, session, body, idempotencyKey, clientAddress }) =>
    answerOnce(
      platform,
      { endpoint: createEntrySet, scope: generalLedgerScope, key: idempotencyKey, body },
      async (transaction) => {
        await checkAccounts(transaction, body.ledgerEntries);
        const id = platform.newIdentifier('gls');
        const { userId } = session;
        await draftEntrySet(transaction, {
          id,
          reference: body.reference,
          description: body.description,
          createdBy: userId,
          effectiveAt: body.date === undefined ? platform.clock.now() : new Date(body.date),
          lines: body.ledgerEntries.map(({ accountId, ...line }) => ({
            ...line,
            generalLedgerAccountId: accountId,
            description: line.description,
          })),
        });
        await recordAudit(
          platform,
          { userId, action: 'entry_set.draft', subject: id, clientAddress },
          transaction,
        );
        return readWrittenSet(transaction, id);
      },
    ),
);
