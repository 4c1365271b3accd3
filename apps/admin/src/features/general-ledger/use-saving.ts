import { createEntrySet, updateEntrySet, type EntrySet } from '@tillbook/contract';
import { useAttempt, useShell } from '@tillbook/web-shell';
import { useQueryClient } from '@tanstack/react-query';
import type { EntrySetBody } from './journal.ts';
import { generalLedgerQueries } from '../../query-keys.ts';

/**
 * Saves a journal as a draft.
 *
 * @param draftId the draft to update; without one, it is created
 */
export const useSaving = (draftId: string | undefined, onSaved: (saved: EntrySet) => void) => {
  const { client } = useShell();
  const queryClient = useQueryClient();
  return useAttempt({
    place: draftId === undefined ? { call: 'createEntrySet' } : { call: 'updateEntrySet', objectId: draftId },
    send: (body: EntrySetBody, idempotencyKey) =>
      draftId === undefined
        ? client.call(createEntrySet, { body }, { idempotencyKey })
        : client.call(updateEntrySet, { params: { id: draftId }, body }, { idempotencyKey }),
    onSuccess: (saved) => {
      void queryClient.invalidateQueries(generalLedgerQueries);
      onSaved(saved);
    },
  });
};
