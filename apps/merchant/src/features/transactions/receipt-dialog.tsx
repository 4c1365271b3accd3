import { ApiError } from '@tillbook/api-client';
import { emailReceipt } from '@tillbook/contract';
import { validateReceiptRecipient } from '@tillbook/domain';
import { Banner, Button, Dialog, Field, TextInput } from '@tillbook/ui';
import { failureMessage, useAttempt, useNotify, useShell } from '@tillbook/web-shell';
import { useState } from 'react';
import { actionFailed, receiptSent } from './messages.ts';

type Receipt = { readonly transactionId: string; readonly recipientEmail: string };

export type ReceiptDialogProps = { readonly transactionId: string; readonly onClose: () => void };

/** Sends a receipt for a payment. */
export function ReceiptDialog({ transactionId, onClose }: ReceiptDialogProps) {
  const { client } = useShell();
  const notify = useNotify();
  const [email, setEmail] = useState('');
  const [fieldError, setFieldError] = useState<string>();

  const sending = useAttempt({
    scope: `emailReceipt ${transactionId}`,
    send: (body: Receipt, idempotencyKey) => client.call(emailReceipt, { body }, { idempotencyKey }),
    onSuccess: () => {
      notify('positive', receiptSent);
      onClose();
    },
  });

  const send = () => {
    const validation = validateReceiptRecipient(email);
    setFieldError(validation.ok ? undefined : validation.message);
    if (validation.ok) sending.submit({ transactionId, recipientEmail: email.trim() });
  };

  const recipientError = fieldError ?? refusedRecipient(sending.error);

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Email Receipt"
      onSubmit={send}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={sending.isPending}>
            {sending.isPending ? 'Sending...' : 'Send Receipt'}
          </Button>
        </>
      }
    >
      {sending.error && recipientError === undefined && (
        <Banner tone="critical" announce>
          {failureMessage(sending.error, actionFailed)}
        </Banner>
      )}
      <Field label="Email" {...(recipientError !== undefined && { error: recipientError })}>
        <TextInput
          type="email"
          name="recipientEmail"
          autoComplete="email"
          value={email}
          onValueChange={setEmail}
        />
      </Field>
    </Dialog>
  );
}

/** What the server says of the address itself. */
const refusedRecipient = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.fields.recipientEmail : undefined;
