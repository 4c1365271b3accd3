import { ApiError } from '@tillbook/api-client';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAutosave } from './use-autosave.ts';

type State = {
  readonly changes: string | undefined;
  readonly isPending?: boolean;
  readonly error?: Error | null;
};

const submit = vi.fn<(changes: string) => void>();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  submit.mockReset();
});

const open = (initialProps: State) =>
  renderHook(
    ({ changes, isPending = false, error = null }: State) =>
      useAutosave(changes, { isPending, error, submit }),
    { initialProps },
  );

const sent = () => submit.mock.calls.map(([changes]) => changes);

test('waits for a pause and sends the last text', () => {
  const { rerender } = open({ changes: 'a' });
  vi.advanceTimersByTime(1_000);
  rerender({ changes: 'ab' });
  vi.advanceTimersByTime(1_000);
  expect(sent()).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(sent()).toEqual(['ab']);
});

test('sends one request at a time and at most one every five seconds', () => {
  const { rerender } = open({ changes: 'a' });
  vi.advanceTimersByTime(1_500);
  rerender({ changes: 'ab', isPending: true });
  vi.advanceTimersByTime(60_000);
  expect(sent()).toEqual(['a']);
  rerender({ changes: 'ab' });
  vi.advanceTimersByTime(1_500);
  expect(sent()).toEqual(['a', 'ab']);
  rerender({ changes: 'abc' });
  vi.advanceTimersByTime(4_000);
  expect(sent()).toEqual(['a', 'ab']);
  vi.advanceTimersByTime(1_000);
  expect(sent()).toEqual(['a', 'ab', 'abc']);
});

test('retries 30 seconds after a lost connection', () => {
  const { rerender } = open({ changes: 'a' });
  vi.advanceTimersByTime(1_500);
  rerender({ changes: 'a', error: new Error('away') });
  vi.advanceTimersByTime(20_000);
  expect(sent()).toEqual(['a']);
  vi.advanceTimersByTime(10_000);
  expect(sent()).toEqual(['a', 'a']);
});

test('sends a refused text again only after it changes', () => {
  const error = new ApiError({ status: 422, code: 'evidence_not_asked', message: 'No.' });
  const { rerender } = open({ changes: 'a' });
  vi.advanceTimersByTime(1_500);
  rerender({ changes: 'a', error });
  vi.advanceTimersByTime(3_600_000);
  expect(sent()).toEqual(['a']);
  rerender({ changes: 'ab', error });
  vi.advanceTimersByTime(1_500);
  expect(sent()).toEqual(['a', 'ab']);
});

test('sends no request if there is nothing to save', () => {
  const { result } = open({ changes: undefined });
  result.current.now();
  vi.advanceTimersByTime(60_000);
  expect(sent()).toEqual([]);
});
