import { reverseEntrySet, type EntrySet } from '@tillbook/contract';
import { formatCents } from '@tillbook/domain';
import { Banner, Button, Dialog } from '@tillbook/ui';
import { AttemptNotice, failureMessage, useAttempt, useNotify, useShell } from '@tillbook/web-shell';
import { useQueryClient } from '@tanstack/react-query';
import { actionFailed, reversalTerms } from './messages.ts';
import { generalLedgerQueries } from '../../query-keys.ts';

export type ReverseDialogProps = { readonly entrySet: EntrySet; readonly onClose: () => void };

/** Asks before an entry set is reversed, because the reversal is itself a permanent entry in the books. */
export function ReverseDialog({ entrySet, onClose }: ReverseDialogProps) {
  const { id, reference, totalDebitCents } = entrySet;
  const { client } = useShell();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const reversing = useAttempt({
    place: { call: 'reverseEntrySet', objectId: id },
    send: (entrySetId: string, idempotencyKey) =>
      client.call(reverseEntrySet, { params: { id: entrySetId } }, { idempotencyKey }),
    onSuccess: () => {
      notify('positive', `${reference} reversed`);
      void queryClient.invalidateQueries(generalLedgerQueries);
      onClose();
    },
    onFound: () => void queryClient.invalidateQueries(generalLedgerQueries),
  });
  const isReversed = reversing.unresolved?.outcome.status === 'succeeded';

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={`Reverse ${reference}`}
      description={reversalTerms(formatCents(totalDebitCents))}
      onSubmit={() => {
        if (!isReversed) reversing.submit(id);
      }}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={reversing.isPending} disabled={isReversed}>
            {reversing.isPending ? 'Reversing...' : 'Reverse'}
          </Button>
        </>
      }
    >
      <AttemptNotice attempt={reversing} noun="reversal" fallback={actionFailed} />
      {reversing.error && (
        <Banner tone="critical" announce>
          {failureMessage(reversing.error, actionFailed)}
        </Banner>
      )}
    </Dialog>
  );
}
