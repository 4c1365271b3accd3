import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAnnouncer } from './announcements.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const listened = () => {
  const said: string[] = [];
  let isGone = true;
  const announcer = createAnnouncer((text) => {
    // The live region is cleared in between, so that the same text is announced again.
    expect(isGone).toBe(text !== '');
    isGone = text === '';
    if (text !== '') said.push(text);
  });
  return { said, announcer };
};

const payment = (id: string, status: string) => ({ id, status, amount: 1200 });

test('announces related changes in one sentence, and then nothing for five seconds', () => {
  const { said, announcer } = listened();
  announcer.noteArrived('payment', 1);
  announcer.noteBalances();
  vi.advanceTimersByTime(300);
  expect(said).toEqual(['1 new payment']);
  for (let time = 0; time < 99; time += 1) announcer.noteArrived('payment', 1);
  announcer.noteStatus('payout', payment('txn_1', 'completed'));
  vi.advanceTimersByTime(4000);
  expect(said).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  expect(said[1]).toBe('99 new payments, Payout $12.00 completed');
});

test('names a single change, counts several, and mentions balances only if nothing else changed', () => {
  const { said, announcer } = listened();
  announcer.noteStatus('payment', payment('txn_1', 'failed'));
  announcer.noteStatus('payment', payment('txn_1', 'succeeded'));
  vi.advanceTimersByTime(5000);
  announcer.noteStatus('refund', payment('txn_2', 'failed'));
  announcer.noteStatus('refund', payment('txn_3', 'failed'));
  vi.advanceTimersByTime(5000);
  announcer.noteBalances();
  vi.advanceTimersByTime(5000);
  announcer.noteBalances();
  announcer.stop();
  vi.advanceTimersByTime(5000);
  expect(said).toEqual(['Payment $12.00 succeeded', '2 refunds changed', 'Balances updated']);
});
