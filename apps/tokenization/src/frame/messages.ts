import { pageMessage, type FormMessage, type PageMessage } from '@tillbook/contract/frame';

/** The exchange of messages with the page around the form. */
export type PageChannel = {
  readonly send: (message: FormMessage) => void;
  /**
   * Calls `receive` for each valid message.
   *
   * @returns a function that stops listening
   */
  readonly listen: (receive: (message: PageMessage) => void) => () => void;
};

type Sides = {
  readonly form: Window;
  readonly page: Window;
  /** The only origin that may embed the form: `https://pay.example`, without a trailing slash. */
  readonly pageOrigin: string;
};

/**
 * Opens the channel to the page around the form. Replies only to that page's origin. Silently drops messages
 * from other windows or origins and messages of another shape, because a reply would help an attacker correct
 * them.
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
