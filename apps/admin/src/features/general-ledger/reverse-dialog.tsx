import { reverseEntrySet, type EntrySet } from '@tillbook/contract';
import { formatCents } from '@tillbook/domain';
import { Banner, Button, Dialog } from '@tillbook/ui';
import { failureMessage, useAttempt, useNotify, useShell } from '@tillbook/web-shell';
import { useQueryClient } from '@tanstack/react-query';
import { actionFailed } from './messages.ts';
import { generalLedgerQueries } from '../../query-keys.ts';

export type ReverseDialogProps = { readonly entrySet: EntrySet; readonly onClose: () => void };

/** Asks before an entry set is reversed, which is itself an entry in the books and stays there. */
export function ReverseDialog({ entrySet, onClose }: ReverseDialogProps) {
  const { id, reference, totalDebitCents } = entrySet;
  const { client } = useShell();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const reversing = useAttempt({
    scope: `reverseEntrySet ${id}`,
    send: (entrySetId: string, idempotencyKey) =>
      client.call(reverseEntrySet, { params: { id: entrySetId } }, { idempotencyKey }),
    onSuccess: () => {
      notify('positive', `${reference} is reversed`);
      void queryClient.invalidateQueries(generalLedgerQueries);
      onClose();
    },
  });

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={`Reverse ${reference}`}
      description={`A new entry set with debits and credits of ${formatCents(totalDebitCents)} changed over is posted at once. Both stay in the books.`}
      onSubmit={() => reversing.submit(id)}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={reversing.isPending}>
            {reversing.isPending ? 'Reversing...' : 'Reverse'}
          </Button>
        </>
      }
    >
      {reversing.error && (
        <Banner tone="critical" announce>
          {failureMessage(reversing.error, actionFailed)}
        </Banner>
      )}
    </Dialog>
  );
}
