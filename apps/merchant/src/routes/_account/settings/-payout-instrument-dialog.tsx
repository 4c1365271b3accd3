import { updateAccountSettings } from '@tillbook/contract';
import { Banner, Button, Dialog, Inline } from '@tillbook/ui';
import { failureMessage, showResponse, useNotify, useShell, useSubmission } from '@tillbook/web-shell';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { payoutInstrumentSaved, saveFailed } from '../../../features/account-settings/messages.ts';
import { accountSettingsQuery } from '../../../features/account-settings/api/get-account-settings.ts';
import { EmbeddedForm } from '../../../features/payment-instruments/embedded-form.tsx';
import { useEmbeddedForm } from '../../../features/payment-instruments/use-embedded-form.ts';
import { instrumentQueries } from '../../../query-keys.ts';

export type PayoutInstrumentDialogProps = { readonly accountId: string; readonly onClose: () => void };

export function PayoutInstrumentDialog({ accountId, onClose }: PayoutInstrumentDialogProps) {
  const { client } = useShell();
  const queryClient = useQueryClient();
  const notify = useNotify();

  // The bank account that is stored but not yet the payout instrument. A retry repeats only the second step.
  const [storedId, setStoredId] = useState<string>();
  const saving = useSubmission({
    send: (defaultPaymentInstrumentId: string) =>
      client.call(updateAccountSettings, { body: { accountId, defaultPaymentInstrumentId } }),
    onSuccess: (settings) => {
      void showResponse(queryClient, accountSettingsQuery(client, accountId).queryKey, settings);
      void queryClient.invalidateQueries(instrumentQueries(accountId));
      notify('positive', payoutInstrumentSaved);
      onClose();
    },
  });

  const form = useEmbeddedForm({
    accountId,
    kind: 'bank-form',
    purpose: 'payout',
    onStored: (paymentInstrumentId) => {
      setStoredId(paymentInstrumentId);
      saving.submit(paymentInstrumentId);
    },
  });

  const isBusy = form.isSubmitting || saving.isPending;
  const failure = saving.error ? failureMessage(saving.error, saveFailed) : form.failure;

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="New payout instrument"
      scrollsWhole
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={isBusy}
            disabled={storedId === undefined && !form.isReady}
            onClick={() => (storedId === undefined ? form.submit() : saving.submit(storedId))}
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
