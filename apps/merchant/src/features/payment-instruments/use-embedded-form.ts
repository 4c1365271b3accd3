import { createInstrumentTicket } from '@tillbook/contract';
import type { FormKind, FormMessage } from '@tillbook/contract/frame';
import { failureMessage, useShell } from '@tillbook/web-shell';
import { useRef, useState } from 'react';
import { formAddress, type InstrumentPurpose } from './form-address.ts';
import { formFailed, formNotResponding, submissionFailed } from './messages.ts';
import { useFormConversation } from './use-form-conversation.ts';
import { useWaitLimit } from './use-wait-limit.ts';

export type EmbeddedFormOptions = {
  readonly accountId: string;
  readonly kind: FormKind;
  readonly purpose: InstrumentPurpose;
  readonly onStored: (paymentInstrumentId: string) => void;
};

/** The time limits for a form to appear and to respond to a submission. */
const loadTimeoutMs = 15_000;
const answerTimeoutMs = 60_000;

export const useEmbeddedForm = ({ accountId, kind, purpose, onStored }: EmbeddedFormOptions) => {
  const { client, settings } = useShell();
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [heightPx, setHeightPx] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [loadCount, setLoadCount] = useState(1);
  const isAsking = useRef(false);
  const address = formAddress(settings.tokenizationBaseUrl, kind, accountId, purpose);
  const isReady = heightPx !== undefined;

  const receive = (message: FormMessage) => {
    switch (message.type) {
      case 'set_height':
        setHeightPx(Math.ceil(message.height));
        // The form appeared after the timeout.
        setFailure((current) => (current === formFailed ? undefined : current));
        return;
      case 'tokenization_success':
        setIsSubmitting(false);
        onStored(message.paymentInstrumentId);
        return;
      case 'tokenization_failure':
        setIsSubmitting(false);
        setFailure(message.message);
    }
  };
  const forget = () => {
    setHeightPx(undefined);
    setFailure(undefined);
    setIsSubmitting(false);
  };
  const conversation = useFormConversation(frame, new URL(settings.tokenizationBaseUrl).origin, {
    onMessage: receive,
    onEnd: forget,
  });

  // A form that never appears, or never responds, must not leave the user waiting.
  useWaitLimit(isReady ? undefined : frame, loadTimeoutMs, () => setFailure(formFailed));
  useWaitLimit(isSubmitting, answerTimeoutMs, () => {
    setIsSubmitting(false);
    setFailure(formNotResponding);
  });

  const submit = async () => {
    // A second press before React renders the button as busy would store the numbers twice.
    if (isAsking.current || isSubmitting || !isReady) return;
    isAsking.current = true;
    setIsSubmitting(true);
    setFailure(undefined);
    try {
      const { ticket } = await client.call(createInstrumentTicket, { body: { accountId, purpose } });
      conversation.current?.say({ type: 'submit', ticket });
    } catch (error) {
      setIsSubmitting(false);
      setFailure(failureMessage(error, submissionFailed));
    } finally {
      isAsking.current = false;
    }
  };

  const clear = () => {
    setFailure(undefined);
    conversation.current?.say({ type: 'clear' });
  };

  return {
    /** The props of `EmbeddedForm`. */
    frame: {
      ref: setFrame,
      address,
      kind,
      loadCount,
      heightPx,
      isLoading: !isReady && failure === undefined,
    },
    failure,
    /** Loads the form again; undefined unless the form has timed out. */
    reload: failure === formFailed ? () => setLoadCount(loadCount + 1) : undefined,
    isReady,
    isSubmitting,
    submit: () => void submit(),
    clear,
  };
};
