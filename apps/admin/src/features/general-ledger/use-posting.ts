import { postEntrySet, type EntrySet } from '@tillbook/contract';
import { useAttempt, useNotify, useShell } from '@tillbook/web-shell';
import { useQueryClient } from '@tanstack/react-query';
import { generalLedgerQueries } from '../../query-keys.ts';

type PostingEvents = {
  readonly onPosted?: (entrySet: EntrySet) => void;
  /** Receives the ID of the entry set if a posting whose response was lost is found to have succeeded. */
  readonly onFoundPosted?: (entrySetId: string | undefined) => void;
};

/**
 * Posts a draft. Only a reversal can undo the posting.
 *
 * @param draftKey identifies the attempt: the entry set's ID, or "new" for an entry set that is not saved yet
 */
export const usePosting = (draftKey: string, events: PostingEvents = {}) => {
  const { client } = useShell();
  const queryClient = useQueryClient();
  const notify = useNotify();
  return useAttempt({
    place: { call: 'postEntrySet', objectId: draftKey },
    send: (entrySetId: string, idempotencyKey) =>
      client.call(postEntrySet, { params: { id: entrySetId } }, { idempotencyKey }),
    onSuccess: (entrySet) => {
      notify('positive', `${entrySet.reference} posted`);
      void queryClient.invalidateQueries(generalLedgerQueries);
      events.onPosted?.(entrySet);
    },
    onFound: () => void queryClient.invalidateQueries(generalLedgerQueries),
    clearForm: ({ outcome }) => events.onFoundPosted?.('objectId' in outcome ? outcome.objectId : undefined),
  });
};
