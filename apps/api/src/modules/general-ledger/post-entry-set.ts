import { postEntrySet } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { respondOnce } from '../../idempotency/respond-once.ts';
import { scopes } from '../../idempotency/scopes.ts';
import { postDraft } from '../../ledger/manual-entry-sets.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { readWrittenSet } from './entry-set-response.ts';

export const postEntrySetHandler = defineHandler(
  postEntrySet,
  async ({ platform, session, path, idempotencyKey, clientAddress, refuse }) =>
    respondOnce(
      platform,
      { endpoint: postEntrySet, scope: scopes.generalLedger, key: idempotencyKey, body: path },
      async (transaction) => {
        const refusal = await postDraft(transaction, path.id, platform.clock.now());
        if (refusal !== null) return refuse(refusal);
        const { userId } = session;
        await recordAudit(
          platform,
          { userId, action: 'entry_set.post', subject: path.id, clientAddress },
          transaction,
        );
        return readWrittenSet(transaction, path.id);
      },
    ),
);
