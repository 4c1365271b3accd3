import type { PageMessage } from '@tillbook/contract/frame';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openPageAround, type PageAround } from '../testing/page-around.ts';
import { openPageChannel } from './messages.ts';

let page: PageAround;
let received: PageMessage[];
let stop: () => void;

beforeEach(async () => {
  page = await openPageAround();
  received = [];
  const channel = openPageChannel({ form: window, page: page.window, pageOrigin: window.location.origin });
  stop = channel.listen((message) => received.push(message));
});

afterEach(() => {
  stop();
  page.remove();
});

/**
 * Sends a last message and waits for it. Messages arrive in order, so all earlier messages have been handled
 * by then.
 */
const untilReceived = async (last: PageMessage) => {
  page.say(last);
  await expect.poll(() => received).toContainEqual(last);
};
const clear: PageMessage = { type: 'clear' };

test('receives messages from the page around the form', async () => {
  await untilReceived({ type: 'submit', ticket: 'tkt_1' });
  await untilReceived(clear);
  expect(received).toEqual([{ type: 'submit', ticket: 'tkt_1' }, clear]);
});

test('drops all but the agreed fields of a message', { meta: { shows: ['threat:4.4'] } }, async () => {
  page.post({ type: 'submit', ticket: 'tkt_1', extra: '<script>' });
  await untilReceived(clear);
  expect(received[0]).toEqual({ type: 'submit', ticket: 'tkt_1' });
});

test('receives nothing once listening has been stopped', async () => {
  stop();
  const after: unknown[] = [];
  window.addEventListener('message', ({ data }) => after.push(data), { once: true });
  page.say({ type: 'submit', ticket: 'tkt_1' });
  await expect.poll(() => after).toHaveLength(1);
  expect(received).toEqual([]);
});

const submitFrom = (origin: string) =>
  new MessageEvent('message', { data: { type: 'submit', ticket: 'tkt_1' }, origin, source: page.window });

describe('forged message', () => {
  test(
    'drops a forged message from the right window with another origin',
    { meta: { shows: ['threat:4.4'] } },
    () => {
      const { origin } = window.location;
      window.dispatchEvent(submitFrom('https://evil.example'));
      window.dispatchEvent(submitFrom(`${origin}.evil.example`));
      window.dispatchEvent(submitFrom(origin.replace('http:', 'https:')));
      window.dispatchEvent(submitFrom('null'));
      window.dispatchEvent(submitFrom(''));
      expect(received).toEqual([]);
      // Sends the same event with the right origin, which shows that the origin made the difference.
      window.dispatchEvent(submitFrom(origin));
      expect(received).toHaveLength(1);
    },
  );

  test(
    'drops a forged message from another window of the right origin',
    { meta: { shows: ['threat:4.4'] } },
    async () => {
      const other = await openPageAround();
      other.say({ type: 'submit', ticket: 'tkt_1' });
      window.postMessage({ type: 'submit', ticket: 'tkt_1' }, window.location.origin);
      await untilReceived(clear);
      expect(received).toEqual([clear]);
      other.remove();
    },
  );

  test.each([
    [null],
    ['submit'],
    [[{ type: 'submit', ticket: 'tkt_1' }]],
    [{}],
    [{ type: 'submit' }],
    [{ type: 'submit', ticket: '' }],
    [{ type: 'submit', ticket: 7 }],
    [{ type: 'submit', ticket: 'x'.repeat(257) }],
    [{ type: 'Submit', ticket: 'tkt_1' }],
    [{ type: 'tokenization_success', paymentInstrumentId: 'pi_1' }],
  ])('drops a message with invalid content: %j', async (message) => {
    page.post(message);
    await untilReceived(clear);
    expect(received).toEqual([clear]);
  });
});

test('sends messages only to a page of the expected origin', async () => {
  const channelTo = (pageOrigin: string) => openPageChannel({ form: window, page: page.window, pageOrigin });
  channelTo('https://evil.example').send({ type: 'set_height', height: 1 });
  channelTo(window.location.origin).send({ type: 'set_height', height: 2 });
  await expect.poll(() => page.received).toHaveLength(1);
  expect(page.received).toEqual([{ type: 'set_height', height: 2 }]);
});
