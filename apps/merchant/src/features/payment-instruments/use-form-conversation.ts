import type { FormMessage } from '@tillbook/contract/frame';
import { useEffect, useEffectEvent, useRef } from 'react';
import { talkToForm, type FormConversation } from './form-conversation.ts';

export type FormConversationEvents = {
  readonly onMessage: (message: FormMessage) => void;
  /** Runs when the frame is replaced or removed. */
  readonly onEnd: () => void;
};

/** Exchanges messages with the form in a frame for as long as the frame exists. */
export const useFormConversation = (
  frame: HTMLIFrameElement | null,
  origin: string,
  { onMessage, onEnd }: FormConversationEvents,
) => {
  const conversation = useRef<FormConversation>(undefined);
  const receive = useEffectEvent(onMessage);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!frame) return undefined;
    const opened = talkToForm(frame, origin, (message) => receive(message));
    conversation.current = opened;
    return () => {
      opened.end();
      conversation.current = undefined;
      end();
    };
  }, [frame, origin]);
  return conversation;
};
