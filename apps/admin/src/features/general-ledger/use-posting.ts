import { postEntrySet, type EntrySet } from '@tillbook/contract';
import { useAttempt, useNotify, useShell } from '@tillbook/web-shell';
import { useQueryClient } from '@tanstack/react-query';
import { generalLedgerQueries } from '../../query-keys.ts';

/**
 * Posts a draft: from then on it counts, and only a reversal undoes it.
 *
 * @param place where it is posted from, which names the attempt: a set's id, or "new" for what is being written
 */
export const usePosting = (place: string, onPosted?: (entrySet: EntrySet) => void) => {
  const { client } = useShell();
  const queryClient = useQueryClient();
  const notify = useNotify();
  return useAttempt({
    scope: `postEntrySet ${place}`,
    send: (entrySetId: string, idempotencyKey) =>
      client.call(postEntrySet, { params: { id: entrySetId } }, { idempotencyKey }),
    onSuccess: (entrySet) => {
      notify('positive', `${entrySet.reference} is posted`);
      void queryClient.invalidateQueries(generalLedgerQueries);
      onPosted?.(entrySet);
    },
  });
};
