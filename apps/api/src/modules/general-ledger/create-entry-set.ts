import { createEntrySet } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { respondOnce } from '../../idempotency/respond-once.ts';
import { scopes } from '../../idempotency/scopes.ts';
import { draftEntrySet } from '../../ledger/manual-entry-sets.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { checkAccounts, draftLines } from './draft-lines.ts';
import { readWrittenSet } from './entry-set-response.ts';

export const createEntrySetHandler = defineHandler(
  createEntrySet,
  async ({ platform, session, body, idempotencyKey, clientAddress }) =>
    respondOnce(
      platform,
      { endpoint: createEntrySet, scope: scopes.generalLedger, key: idempotencyKey, body },
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
          lines: draftLines(body),
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
