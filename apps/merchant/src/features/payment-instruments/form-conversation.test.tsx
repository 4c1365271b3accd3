import type { FormMessage } from '@tillbook/contract/frame';
import { afterEach, expect, test } from 'vitest';
import { talkToForm, type FormConversation } from './form-conversation.ts';

const origin = window.location.origin;
const open: FormConversation[] = [];

afterEach(() => {
  for (const conversation of open.splice(0)) conversation.end();
  document.body.replaceChildren();
});

const frameOf = async (): Promise<HTMLIFrameElement> => {
  const frame = document.createElement('iframe');
  frame.srcdoc = '<!doctype html>';
  const isLoaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await isLoaded;
  return frame;
};

const listen = (frame: HTMLIFrameElement, to = origin) => {
  const heard: FormMessage[] = [];
  const conversation = talkToForm(frame, to, (message) => heard.push(message));
  open.push(conversation);
  return { heard, conversation };
};

/** Posts a message from inside a frame, as the form does: the frame's own script is the source. */
const sayFrom = (frame: HTMLIFrameElement, message: unknown) => {
  const script = frame.contentDocument?.createElement('script');
  if (!script) throw new Error('The frame is not loaded.');
  script.textContent = `parent.postMessage(${JSON.stringify(message)}, '*')`;
  frame.contentDocument?.body.append(script);
};

/** Resolves when the page's listeners have received the next message of a frame. */
const nextMessageOf = (frame: HTMLIFrameElement) =>
  new Promise<void>((resolve) => {
    const receive = ({ source }: MessageEvent) => {
      if (source !== frame.contentWindow) return;
      window.removeEventListener('message', receive);
      resolve();
    };
    window.addEventListener('message', receive);
  });

const height = { type: 'set_height', height: 320 } as const;

test("receives the form's messages", { meta: { shows: ['spec:4.13'] } }, async () => {
  const frame = await frameOf();
  const { heard } = listen(frame);
  sayFrom(frame, height);
  sayFrom(frame, { type: 'tokenization_success', paymentInstrumentId: 'pi_1' });
  await expect
    .poll(() => heard)
    .toEqual([height, { type: 'tokenization_success', paymentInstrumentId: 'pi_1' }]);
});

test('ignores messages from another frame', async () => {
  const frame = await frameOf();
  const stranger = await frameOf();
  const { heard } = listen(frame);
  sayFrom(stranger, { type: 'tokenization_success', paymentInstrumentId: 'pi_evil' });
  await nextMessageOf(stranger);
  expect(heard).toEqual([]);
});

test('ignores messages from the frame if it shows a page of another origin', async () => {
  const frame = await frameOf();
  const { heard } = listen(frame, 'http://localhost:4311');
  sayFrom(frame, { type: 'tokenization_success', paymentInstrumentId: 'pi_evil' });
  await nextMessageOf(frame);
  expect(heard).toEqual([]);
});

test.each([
  ['a message of an unknown type', { type: 'navigate', to: '/' }],
  ['an instrument ID that is not a string', { type: 'tokenization_success', paymentInstrumentId: 5 }],
  ['a negative height', { type: 'set_height', height: -1 }],
  ['a string', 'tokenization_success'],
  ['null', null],
])('ignores the message if it is %s', async (_, message) => {
  const frame = await frameOf();
  const { heard } = listen(frame);
  sayFrom(frame, message);
  await nextMessageOf(frame);
  expect(heard).toEqual([]);
});

test('receives no messages after the conversation ends', async () => {
  const frame = await frameOf();
  const { heard, conversation } = listen(frame);
  conversation.end();
  sayFrom(frame, height);
  await nextMessageOf(frame);
  expect(heard).toEqual([]);
});

test('does not send the ticket to a page of another origin', async () => {
  const frame = await frameOf();
  const received: unknown[] = [];
  frame.contentWindow?.addEventListener('message', ({ data }) => received.push(data));
  listen(frame, 'http://localhost:4311').conversation.say({ type: 'submit', ticket: 'tkt_1' });
  listen(frame).conversation.say({ type: 'submit', ticket: 'tkt_1' });
  await expect.poll(() => received).toEqual([{ type: 'submit', ticket: 'tkt_1' }]);
});
