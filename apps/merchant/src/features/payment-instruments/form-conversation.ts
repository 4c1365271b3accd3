import { formMessage, type FormMessage, type PageMessage } from '@tillbook/contract/frame';

export type FormConversation = {
  readonly say: (message: PageMessage) => void;
  readonly end: () => void;
};

/**
 * Exchanges messages with the form inside a frame, and with nobody else: only messages from this very frame and the
 * tokenization origin count, and only that origin can receive ours.
 */
export const talkToForm = (
  frame: HTMLIFrameElement,
  origin: string,
  hear: (message: FormMessage) => void,
): FormConversation => {
  const listen = (event: MessageEvent<unknown>) => {
    if (event.origin !== origin || event.source !== frame.contentWindow) return;
    const message = formMessage.safeParse(event.data);
    if (message.success) hear(message.data);
  };
  window.addEventListener('message', listen);
  return {
    say: (message) => frame.contentWindow?.postMessage(message, origin),
    end: () => window.removeEventListener('message', listen),
  };
};
