import { reverseEntrySet } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { respondOnce } from '../../idempotency/respond-once.ts';
import { scopes } from '../../idempotency/scopes.ts';
import { reversePosted } from '../../ledger/manual-entry-sets.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { readWrittenSet } from './entry-set-response.ts';

export const reverseEntrySetHandler = defineHandler(
  reverseEntrySet,
  async ({ platform, session, path, idempotencyKey, clientAddress, refuse }) =>
    respondOnce(
      platform,
      { endpoint: reverseEntrySet, scope: scopes.generalLedger, key: idempotencyKey, body: path },
      async (transaction) => {
        const reversalId = platform.newIdentifier('gls');
        const { userId } = session;
        const refusal = await reversePosted(transaction, {
          id: path.id,
          reversalId,
          createdBy: userId,
          now: platform.clock.now(),
        });
        if (refusal !== null) return refuse(refusal);
        const details = { reversalId };
        await recordAudit(
          platform,
          { userId, action: 'entry_set.reverse', subject: path.id, clientAddress, details },
          transaction,
        );
        return readWrittenSet(transaction, reversalId);
      },
    ),
);
