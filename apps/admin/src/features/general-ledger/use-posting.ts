import { postEntrySet, type EntrySet } from '@tillbook/contract';
import { useAttempt, useNotify, useShell } from '@tillbook/web-shell';
import { useQueryClient } from '@tanstack/react-query';
import { generalLedgerKey } from './queries.ts';

/** Posts a draft: from then on it counts, and only a reversal undoes it. */
export const usePosting = ({ id, reference }: EntrySet) => {
  const { client } = useShell();
  const queryClient = useQueryClient();
  const notify = useNotify();
  return useAttempt({
    scope: `postEntrySet ${id}`,
    send: (entrySetId: string, idempotencyKey) =>
      client.call(postEntrySet, { params: { id: entrySetId } }, { idempotencyKey }),
    onSuccess: () => {
      notify('positive', `${reference} is posted`);
      void queryClient.invalidateQueries({ queryKey: generalLedgerKey });
    },
  });
};
