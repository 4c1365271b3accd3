import { pageMessage, type FormMessage, type PageMessage } from '@tillbook/contract/frame';

/** The page around the form, as the one other side the form talks to. */
export type PageChannel = {
  readonly send: (message: FormMessage) => void;
  /** @returns a function that stops listening */
  readonly listen: (receive: (message: PageMessage) => void) => () => void;
};

type Sides = {
  /** The form's own window. */
  readonly form: Window;
  readonly page: Window;
  /** The only origin that may embed the form: `https://pay.example`, without a slash at its end. */
  readonly pageOrigin: string;
};

/**
 * Opens the channel to the page around the form. A message counts only when it comes from that very window, from that
 * very origin, and in the agreed shape; an answer is delivered to that origin alone. Anything else is dropped without
 * a word, since an answer would tell a stranger what was wrong with it.
 */
export const openPageChannel = ({ form, page, pageOrigin }: Sides): PageChannel => ({
  send: (message) => page.postMessage(message, pageOrigin),
  listen: (receive) => {
    const onMessage = (event: MessageEvent<unknown>) => {
      if (event.source !== page || event.origin !== pageOrigin) return;
      const message = pageMessage.safeParse(event.data);
      if (message.success) receive(message.data);
    };
    form.addEventListener('message', onMessage);
    return () => form.removeEventListener('message', onMessage);
  },
});
