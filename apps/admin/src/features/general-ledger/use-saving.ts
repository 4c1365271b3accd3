import { createEntrySet, updateEntrySet, type EntrySet } from '@tillbook/contract';
import { useAttempt, useShell } from '@tillbook/web-shell';
import { useQueryClient } from '@tanstack/react-query';
import type { EntrySetBody } from './journal.ts';
import { generalLedgerQueries } from '../../query-keys.ts';

type Save = { readonly body: EntrySetBody; readonly thenPost: boolean };

type SavingEvents = {
  readonly onSaved: (saved: EntrySet, thenPost: boolean) => void;
  /** Called if a journal whose response was lost is found to be saved. */
  readonly clearForm: () => void;
};

/**
 * Saves a journal as a draft.
 *
 * @param draftId the draft to update; without it, a draft is created
 */
export const useSaving = (draftId: string | undefined, { onSaved, clearForm }: SavingEvents) => {
  const { client } = useShell();
  const queryClient = useQueryClient();
  return useAttempt({
    place: draftId === undefined ? { call: 'createEntrySet' } : { call: 'updateEntrySet', objectId: draftId },
    send: ({ body }: Save, idempotencyKey) =>
      draftId === undefined
        ? client.call(createEntrySet, { body }, { idempotencyKey })
        : client.call(updateEntrySet, { params: { id: draftId }, body }, { idempotencyKey }),
    bodyOf: ({ body }) => body,
    onSuccess: (saved, { thenPost }) => {
      void queryClient.invalidateQueries(generalLedgerQueries);
      onSaved(saved, thenPost);
    },
    onFound: () => void queryClient.invalidateQueries(generalLedgerQueries),
    clearForm,
  });
};
