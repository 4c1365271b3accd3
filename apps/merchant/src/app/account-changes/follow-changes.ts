import { ApiError, follow } from '@tillbook/api-client';
import { followAccount } from '@tillbook/contract';
import type { Shell } from '@tillbook/web-shell';
import { watchPresence } from './presence.ts';

const firstPauseMs = 500;
const longestPauseMs = 30_000;

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });

/** Exponential backoff with jitter, since many connections may break at the same moment. */
const pauseAfter = (failures: number): number =>
  Math.min(longestPauseMs, firstPauseMs * 2 ** failures) * (0.5 + Math.random() / 2);

type Connected = {
  /** True if the platform refuses, and will keep refusing. */
  readonly isRefused: boolean;
  readonly hasOpened: boolean;
  readonly pauseMs?: number | undefined;
};

const connect = async (
  { settings, store }: Shell,
  accountId: string,
  signal: AbortSignal,
  onChange: () => void,
): Promise<Connected> => {
  let hasOpened = false;
  let isRefused = false;
  const options = { baseUrl: settings.apiBaseUrl, token: store.get().session.token, signal };
  try {
    await follow(followAccount, { query: { accountId } }, options, ({ type }) => {
      if (type === 'over') isRefused = true;
      else onChange();
      hasOpened = true;
    });
    return { isRefused, hasOpened };
  } catch (error) {
    if (!(error instanceof ApiError)) return { isRefused, hasOpened };
    const { status, retryAfterSeconds } = error;
    const pauseMs = retryAfterSeconds === undefined ? undefined : retryAfterSeconds * 1000;
    return { isRefused: status < 500 && status !== 429, hasOpened, pauseMs };
  }
};

/**
 * Follows the changes of an account while the page is visible, as long as the platform allows it. Each interruption
 * counts as a change: nobody knows what was missed.
 */
export const followChanges = (shell: Shell, accountId: string, onChange: () => void): (() => void) => {
  const ending = new AbortController();
  const { signal } = ending;
  const presence = watchPresence(shell);

  const live = async () => {
    await pause(shell.settings.followDelayMs, signal);
    let failures = 0;
    let there = presence.whileThere();
    while (!signal.aborted) {
      // oxlint-disable no-await-in-loop -- one connection after the other
      await presence.whenThere(signal);
      if (signal.aborted) return;
      if (there.aborted) there = presence.whileThere();
      const connected = await connect(shell, accountId, AbortSignal.any([signal, there]), onChange);
      if (connected.isRefused) return;
      failures = connected.hasOpened ? 0 : failures + 1;
      if (!there.aborted) await pause(connected.pauseMs ?? pauseAfter(failures), signal);
      // oxlint-enable no-await-in-loop
    }
  };

  void live();
  return () => {
    ending.abort();
    presence.stop();
  };
};
