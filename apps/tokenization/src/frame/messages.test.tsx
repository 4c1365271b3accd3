import type { PageMessage } from '@tillbook/contract/frame';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openPageAround, type PageAround } from '../testing/page-around.ts';
import { openPageChannel } from './messages.ts';

let page: PageAround;
let heard: PageMessage[];
let stop: () => void;

beforeEach(async () => {
  page = await openPageAround();
  heard = [];
  const channel = openPageChannel({ form: window, page: page.window, pageOrigin: window.location.origin });
  stop = channel.listen((message) => heard.push(message));
});

afterEach(() => {
  stop();
  page.remove();
});

/** Messages arrive in order, so whatever was sent before this one has been looked at when it arrives. */
const untilHeard = async (last: PageMessage) => {
  page.say(last);
  await expect.poll(() => heard).toContainEqual(last);
};
const clear: PageMessage = { type: 'clear' };

test('hears the page around it', async () => {
  await untilHeard({ type: 'submit', ticket: 'tkt_1' });
  await untilHeard(clear);
  expect(heard).toEqual([{ type: 'submit', ticket: 'tkt_1' }, clear]);
});

test('keeps only what was agreed of a message', { meta: { shows: ['threat:4.4'] } }, async () => {
  page.post({ type: 'submit', ticket: 'tkt_1', extra: '<script>' });
  await untilHeard(clear);
  expect(heard[0]).toEqual({ type: 'submit', ticket: 'tkt_1' });
});

test('hears nothing after it has been stopped', async () => {
  stop();
  const after: unknown[] = [];
  window.addEventListener('message', ({ data }) => after.push(data), { once: true });
  page.say({ type: 'submit', ticket: 'tkt_1' });
  await expect.poll(() => after).toHaveLength(1);
  expect(heard).toEqual([]);
});

const submitFrom = (origin: string) =>
  new MessageEvent('message', { data: { type: 'submit', ticket: 'tkt_1' }, origin, source: page.window });

describe('a forged message is dropped', () => {
  test('from the right window with another origin', { meta: { shows: ['threat:4.4'] } }, () => {
    const { origin } = window.location;
    window.dispatchEvent(submitFrom('https://evil.example'));
    window.dispatchEvent(submitFrom(`${origin}.evil.example`));
    window.dispatchEvent(submitFrom(origin.replace('http:', 'https:')));
    window.dispatchEvent(submitFrom('null'));
    window.dispatchEvent(submitFrom(''));
    expect(heard).toEqual([]);
    // The same event with the right origin is heard, so that it was the origin that made the difference.
    window.dispatchEvent(submitFrom(origin));
    expect(heard).toHaveLength(1);
  });

  test('from another window of the right origin', { meta: { shows: ['threat:4.4'] } }, async () => {
    const other = await openPageAround();
    other.say({ type: 'submit', ticket: 'tkt_1' });
    window.postMessage({ type: 'submit', ticket: 'tkt_1' }, window.location.origin);
    await untilHeard(clear);
    expect(heard).toEqual([clear]);
    other.remove();
  });

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
  ])('of another shape: %j', async (message) => {
    page.post(message);
    await untilHeard(clear);
    expect(heard).toEqual([clear]);
  });
});

test('is heard by the agreed origin alone', async () => {
  const channelTo = (pageOrigin: string) => openPageChannel({ form: window, page: page.window, pageOrigin });
  channelTo('https://evil.example').send({ type: 'set_height', height: 1 });
  channelTo(window.location.origin).send({ type: 'set_height', height: 2 });
  await expect.poll(() => page.received).toHaveLength(1);
  expect(page.received).toEqual([{ type: 'set_height', height: 2 }]);
});
