import { updateEntrySet } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { respondOnce } from '../../idempotency/respond-once.ts';
import { scopes } from '../../idempotency/scopes.ts';
import { replaceDraft } from '../../ledger/manual-entry-sets.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { checkAccounts, draftLines } from './draft-lines.ts';
import { readWrittenSet } from './entry-set-response.ts';

export const updateEntrySetHandler = defineHandler(
  updateEntrySet,
  async ({ platform, session, path, body, idempotencyKey, clientAddress, refuse }) =>
    respondOnce(
      platform,
      {
        endpoint: updateEntrySet,
        scope: scopes.generalLedger,
        key: idempotencyKey,
        body: { ...path, ...body },
      },
      async (transaction) => {
        await checkAccounts(transaction, body.ledgerEntries);
        const refusal = await replaceDraft(transaction, {
          id: path.id,
          reference: body.reference,
          description: body.description,
          effectiveAt: body.date === undefined ? undefined : new Date(body.date),
          lines: draftLines(body),
        });
        if (refusal !== null) return refuse(refusal);
        const { userId } = session;
        await recordAudit(
          platform,
          { userId, action: 'entry_set.edit', subject: path.id, clientAddress },
          transaction,
        );
        return readWrittenSet(transaction, path.id);
      },
    ),
);
