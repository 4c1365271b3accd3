import { ApiError } from '@tillbook/api-client';
import { emailReceipt, type Transaction } from '@tillbook/contract';
import { validateReceiptRecipient } from '@tillbook/domain';
import { Banner, Button, Dialog, Field, TextInput } from '@tillbook/ui';
import {
  AttemptNotice,
  createFormDraft,
  failureMessage,
  useAttempt,
  useFormDraft,
  useNotify,
  useShell,
} from '@tillbook/web-shell';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { actionFailed, receiptSent } from './messages.ts';
import { ReceiptPreview } from './receipt-preview.tsx';
import { receiptQuery } from './api/get-receipt.ts';
import { ReceiptSends } from './receipt-sends.tsx';
import { accountQueries } from '../../query-keys.ts';

const emailDraft = createFormDraft<string>();

type Receipt = { readonly transactionId: string; readonly recipientEmail: string };

export type ReceiptDialogProps = { readonly transaction: Transaction; readonly onClose: () => void };

export function ReceiptDialog({ transaction, onClose }: ReceiptDialogProps) {
  const { client } = useShell();
  const queryClient = useQueryClient();
  const notify = useNotify();
  // A snapshot from when the dialog was opened.
  const [{ id: transactionId, accountId }] = useState(transaction);
  const [email, setEmail, storeDraft] = useFormDraft(emailDraft, () => '', transactionId);
  const [fieldError, setFieldError] = useState<string>();
  const { data: receipt } = useQuery(receiptQuery(client, accountId, transactionId));

  const sending = useAttempt({
    place: { call: 'emailReceipt', accountId, objectId: transactionId },
    send: (body: Receipt, idempotencyKey) => client.call(emailReceipt, { body }, { idempotencyKey }),
    onSuccess: () => {
      notify('positive', receiptSent);
      void queryClient.invalidateQueries(accountQueries(accountId, 'money', 'transactions'));
      onClose();
    },
    onFound: () => void queryClient.invalidateQueries(accountQueries(accountId, 'money', 'transactions')),
    clearForm: () => setEmail(''),
  });

  const send = (recipient: string) => {
    const validation = validateReceiptRecipient(recipient);
    setFieldError(validation.ok ? undefined : validation.message);
    if (validation.ok) sending.submit({ transactionId, recipientEmail: recipient.trim() });
  };

  const sendAgain = (recipient: string) => {
    setEmail(recipient);
    send(recipient);
  };

  const recipientError = fieldError ?? refusedRecipient(sending.error);

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      onClickOutside={() => !sending.isPending && storeDraft()}
      title="Email Receipt"
      onSubmit={() => send(email)}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={sending.isPending}>
            {sending.isPending ? 'Sending...' : 'Send Receipt'}
          </Button>
        </>
      }
    >
      <AttemptNotice attempt={sending} noun="receipt" fallback={actionFailed} />
      {sending.error && recipientError === undefined && (
        <Banner tone="critical" announce>
          {failureMessage(sending.error, actionFailed)}
        </Banner>
      )}
      <Field label="Email" {...(recipientError !== undefined && { error: recipientError })}>
        <TextInput
          type="email"
          name="recipientEmail"
          autoComplete="off"
          value={email}
          onValueChange={setEmail}
        />
      </Field>
      {receipt && <ReceiptPreview receipt={receipt} />}
      {receipt && receipt.sends.length > 0 && (
        <ReceiptSends sends={receipt.sends} disabled={sending.isPending} onSendAgain={sendAgain} />
      )}
    </Dialog>
  );
}

/** Returns the server's message about the recipient's address, if any. */
const refusedRecipient = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.fields.recipientEmail : undefined;
