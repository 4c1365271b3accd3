import { createInstrumentTicket } from '@tillbook/contract';
import type { FormKind, FormMessage } from '@tillbook/contract/frame';
import { failureMessage, useShell } from '@tillbook/web-shell';
import { useEffect, useRef, useState } from 'react';
import { formAddress, type InstrumentPurpose } from './form-address.ts';
import { talkToForm, type FormConversation } from './form-conversation.ts';
import { formFailed, formSilent, instrumentFailed } from './messages.ts';

export type EmbeddedFormOptions = {
  readonly accountId: string;
  readonly kind: FormKind;
  readonly purpose: InstrumentPurpose;
  readonly onStored: (paymentInstrumentId: string) => void;
};

/** How long a form may take to appear, and to respond after it was told to submit. */
const loadTimeoutMs = 15_000;
const answerTimeoutMs = 60_000;

/** The state of a form on the tokenization origin, and the actions of the page around it. */
export const useEmbeddedForm = ({ accountId, kind, purpose, onStored }: EmbeddedFormOptions) => {
  const { client, settings } = useShell();
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [heightPx, setHeightPx] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [loadCount, setLoadCount] = useState(1);
  const conversation = useRef<FormConversation>(undefined);
  const isAsking = useRef(false);
  const address = formAddress(settings.tokenizationBaseUrl, kind, accountId, purpose);
  const isReady = heightPx !== undefined;

  // The listener is attached once per frame, and a page may pass a new function on every render.
  const stored = useRef(onStored);
  useEffect(() => {
    stored.current = onStored;
  });

  useEffect(() => {
    if (!frame) return undefined;
    const hear = (message: FormMessage) => {
      switch (message.type) {
        case 'set_height':
          setHeightPx(Math.ceil(message.height));
          // Late, but it came.
          setFailure((current) => (current === formFailed ? undefined : current));
          return;
        case 'tokenization_success':
          setIsSubmitting(false);
          stored.current(message.paymentInstrumentId);
          return;
        case 'tokenization_failure':
          setIsSubmitting(false);
          setFailure(message.message);
      }
    };
    const opened = talkToForm(frame, new URL(settings.tokenizationBaseUrl).origin, hear);
    conversation.current = opened;
    return () => {
      opened.end();
      conversation.current = undefined;
      setHeightPx(undefined);
      setFailure(undefined);
      setIsSubmitting(false);
    };
  }, [frame, settings.tokenizationBaseUrl]);

  // A form that never appears, or never responds, must not leave the user waiting.
  useEffect(() => {
    if (isReady || !frame) return undefined;
    const timer = setTimeout(() => setFailure(formFailed), loadTimeoutMs);
    return () => clearTimeout(timer);
  }, [isReady, frame]);

  useEffect(() => {
    if (!isSubmitting) return undefined;
    const timer = setTimeout(() => {
      setIsSubmitting(false);
      setFailure(formSilent);
    }, answerTimeoutMs);
    return () => clearTimeout(timer);
  }, [isSubmitting]);

  const submit = async () => {
    // A second press can come before React has rendered the button as busy, and would store the numbers twice.
    if (isAsking.current || isSubmitting || !isReady) return;
    isAsking.current = true;
    setIsSubmitting(true);
    setFailure(undefined);
    try {
      const { ticket } = await client.call(createInstrumentTicket, { body: { accountId, purpose } });
      conversation.current?.say({ type: 'submit', ticket });
    } catch (error) {
      setIsSubmitting(false);
      setFailure(failureMessage(error, instrumentFailed));
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
    /** Loads the form again; only set if it did not appear. */
    reload: failure === formFailed ? () => setLoadCount(loadCount + 1) : undefined,
    isReady,
    isSubmitting,
    submit: () => void submit(),
    clear,
  };
};
