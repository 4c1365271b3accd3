import { formMessage, type FormMessage, type PageMessage } from '@tillbook/contract/frame';

export type FormConversation = {
  readonly say: (message: PageMessage) => void;
  readonly end: () => void;
};

/**
 * Exchanges messages with the form in a frame: accepts messages only from this frame at the tokenization
 * origin, and sends messages only to that origin.
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
