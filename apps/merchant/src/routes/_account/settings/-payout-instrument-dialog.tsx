import { updateAccountSettings } from '@tillbook/contract';
import { Banner, Button, Dialog, Inline } from '@tillbook/ui';
import { failureMessage, useNotify, useShell } from '@tillbook/web-shell';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { payoutInstrumentSaved, saveFailed } from '../../../features/account-settings/messages.ts';
import { accountSettingsQuery } from '../../../features/account-settings/queries.ts';
import { EmbeddedForm } from '../../../features/payment-instruments/embedded-form.tsx';
import { instrumentsKey } from '../../../features/payment-instruments/queries.ts';
import { useEmbeddedForm } from '../../../features/payment-instruments/use-embedded-form.ts';

export type PayoutInstrumentDialogProps = { readonly accountId: string; readonly onClose: () => void };

/** Adds a bank account and makes it the one that withdrawals go to. */
export function PayoutInstrumentDialog({ accountId, onClose }: PayoutInstrumentDialogProps) {
  const { client } = useShell();
  const queryClient = useQueryClient();
  const notify = useNotify();

  const saving = useMutation({
    mutationFn: (defaultPaymentInstrumentId: string) =>
      client.call(updateAccountSettings, { body: { accountId, defaultPaymentInstrumentId } }),
    onSuccess: (settings) => {
      queryClient.setQueryData(accountSettingsQuery(client, accountId).queryKey, settings);
      void queryClient.invalidateQueries({ queryKey: instrumentsKey(accountId) });
      notify('positive', payoutInstrumentSaved);
      onClose();
    },
  });

  const form = useEmbeddedForm({
    accountId,
    kind: 'bank-form',
    purpose: 'payout',
    onStored: (paymentInstrumentId) => saving.mutate(paymentInstrumentId),
  });

  // A bank account that was stored but not yet made the payout instrument only needs that second step again.
  const storedId = saving.isError ? saving.variables : undefined;
  const isBusy = form.isSubmitting || saving.isPending;
  const failure = saving.isError ? failureMessage(saving.error, saveFailed) : form.failure;

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="New payout instrument"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={isBusy}
            disabled={storedId === undefined && !form.isReady}
            onClick={() => (storedId === undefined ? form.submit() : saving.mutate(storedId))}
          >
            {isBusy ? 'Saving...' : 'Save'}
          </Button>
        </>
      }
    >
      {failure !== undefined && (
        <Banner tone="critical" announce>
          {failure}
        </Banner>
      )}
      {form.reload && (
        <Inline>
          <Button onClick={form.reload}>Try again</Button>
        </Inline>
      )}
      <EmbeddedForm {...form.frame} />
    </Dialog>
  );
}
