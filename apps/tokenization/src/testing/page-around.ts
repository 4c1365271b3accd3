import type { FormMessage, PageMessage } from '@tillbook/contract/frame';

/** A window that acts as the page around a form, with real messages both ways. */
export type PageAround = {
  readonly window: Window;
  readonly received: FormMessage[];
  readonly post: (message: unknown) => void;
  readonly say: (message: PageMessage) => void;
  readonly remove: () => void;
};

// Runs in the frame, because a message's source is the window whose script posts it.
const script = `addEventListener('say', (event) => parent.postMessage(event.detail, '*'));`;

/**
 * Opens a hidden frame next to the form as the page's window, because a component test cannot put its own
 * window into another page.
 */
export async function openPageAround(): Promise<PageAround> {
  const frame = document.createElement('iframe');
  frame.title = 'The page around the form';
  frame.hidden = true;
  frame.srcdoc = `<!doctype html><html lang="en"><title>Page</title><script>${script}</script></html>`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(frame);
  await loaded;
  const { contentWindow: page } = frame;
  if (!page) throw new Error('The frame has no window.');
  const received: FormMessage[] = [];
  page.addEventListener('message', ({ data }: MessageEvent<FormMessage>) => received.push(data));
  const post = (message: unknown) => page.dispatchEvent(new CustomEvent('say', { detail: message }));
  return { window: page, received, post, say: post, remove: () => frame.remove() };
}
