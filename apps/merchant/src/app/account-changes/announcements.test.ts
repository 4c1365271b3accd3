import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queueAnnouncements } from './announcements.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const queue = () => {
  const announced: string[] = [];
  let isCleared = true;
  const announcements = queueAnnouncements((text) => {
    // The live region must be cleared between two announcements, so that a screen reader announces the same
    // text twice.
    expect(isCleared).toBe(text !== '');
    isCleared = text === '';
    if (text !== '') announced.push(text);
  });
  return { announced, announcements };
};

const payment = (id: string, status: string) => ({ id, status, amount: 1200 });

test('announces simultaneous changes in one sentence, then nothing for five seconds', () => {
  const { announced, announcements } = queue();
  announcements.addArrived('payment', 1);
  announcements.addBalances();
  vi.advanceTimersByTime(300);
  expect(announced).toEqual(['1 new payment']);
  for (let time = 0; time < 99; time += 1) announcements.addArrived('payment', 1);
  announcements.addStatus('payout', payment('txn_1', 'completed'));
  vi.advanceTimersByTime(4000);
  expect(announced).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  expect(announced[1]).toBe('99 new payments, Payout $12.00 completed');
});

test('names a single changed row, counts several changed rows, announces new balances, and is silent once stopped', () => {
  const { announced, announcements } = queue();
  announcements.addStatus('payment', payment('txn_1', 'failed'));
  announcements.addStatus('payment', payment('txn_1', 'succeeded'));
  vi.advanceTimersByTime(5000);
  announcements.addStatus('refund', payment('txn_2', 'failed'));
  announcements.addStatus('refund', payment('txn_3', 'failed'));
  vi.advanceTimersByTime(5000);
  announcements.addBalances();
  vi.advanceTimersByTime(5000);
  announcements.addBalances();
  announcements.stop();
  vi.advanceTimersByTime(5000);
  expect(announced).toEqual(['Payment $12.00 succeeded', '2 refunds changed', 'Balances updated']);
});
