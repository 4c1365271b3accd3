import { ApiError } from '@tillbook/api-client';
import { useEffect, useRef } from 'react';

const pauseMs = 1_500;
/** The minimum interval between two saves. */
const leastIntervalMs = 5_000;
const retryMs = 30_000;

type Submission<Changes> = {
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly submit: (changes: Changes) => void;
};

type Sent = { readonly text: string; readonly at: number };

/** Returns the delay before a text is sent; `undefined` if the server refused the same text. */
const waitMsFor = (text: string, sent: Sent | undefined, error: Error | null): number | undefined => {
  if (error && sent?.text === text) return error instanceof ApiError ? undefined : retryMs;
  const sinceMs = sent ? Date.now() - sent.at : leastIntervalMs;
  return Math.max(pauseMs, leastIntervalMs - sinceMs);
};

/**
 * Submits changes after a pause, one request at a time and at most one every five seconds. Retries if the
 * connection fails.
 *
 * @param changes `undefined` if there is nothing to save
 */
export const useAutosave = <Changes>(changes: Changes | undefined, submission: Submission<Changes>) => {
  const { isPending, error } = submission;
  const text = changes && JSON.stringify(changes);
  const sent = useRef<Sent>(undefined);

  const now = () => {
    if (changes === undefined || text === undefined || isPending) return;
    sent.current = { text, at: Date.now() };
    submission.submit(changes);
  };
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });

  useEffect(() => {
    if (text === undefined || isPending) return undefined;
    const waitMs = waitMsFor(text, sent.current, error);
    if (waitMs === undefined) return undefined;
    const timer = setTimeout(() => latest.current(), waitMs);
    return () => clearTimeout(timer);
  }, [text, isPending, error]);

  return { now };
};
