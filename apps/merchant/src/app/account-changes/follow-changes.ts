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

/**
 * Returns a pause that grows exponentially, with jitter, since many connections may break at the same moment.
 */
const pauseAfter = (failures: number): number =>
  Math.min(longestPauseMs, firstPauseMs * 2 ** failures) * (0.5 + Math.random() / 2);

type Connection = {
  readonly isRevoked: boolean;
  readonly hasOpened: boolean;
  readonly pauseMs?: number | undefined;
};

const connect = async (
  { settings, store }: Shell,
  accountId: string,
  signal: AbortSignal,
  onEvent: () => void,
): Promise<Connection> => {
  let hasOpened = false;
  let isRevoked = false;
  const options = { baseUrl: settings.apiBaseUrl, token: store.get().session.token, signal };
  try {
    await follow(followAccount, { query: { accountId } }, options, ({ type }) => {
      if (type === 'over') isRevoked = true;
      else onEvent();
      hasOpened = true;
    });
    return { isRevoked, hasOpened };
  } catch (error) {
    if (!(error instanceof ApiError)) return { isRevoked, hasOpened };
    const { status, retryAfterSeconds } = error;
    const pauseMs = retryAfterSeconds === undefined ? undefined : retryAfterSeconds * 1000;
    return { isRevoked: status < 500 && status !== 429, hasOpened, pauseMs };
  }
};

/**
 * Follows an account while the user is present, until access is revoked. Each connection counts as a change,
 * because events may have been missed before it opened. Returns a function that disconnects.
 */
export const followChanges = (shell: Shell, accountId: string, onEvent: () => void): (() => void) => {
  const ending = new AbortController();
  const { signal } = ending;
  const presence = watchPresence(shell);

  const stayConnected = async () => {
    await pause(shell.settings.followDelayMs, signal);
    let failures = 0;
    let absence = presence.absenceSignal();
    while (!signal.aborted) {
      // oxlint-disable no-await-in-loop -- one connection at a time
      await presence.untilPresent(signal);
      if (signal.aborted) return;
      if (absence.aborted) absence = presence.absenceSignal();
      const connection = await connect(shell, accountId, AbortSignal.any([signal, absence]), onEvent);
      if (connection.isRevoked) return;
      failures = connection.hasOpened ? 0 : failures + 1;
      if (!absence.aborted) await pause(connection.pauseMs ?? pauseAfter(failures), signal);
      // oxlint-enable no-await-in-loop
    }
  };

  void stayConnected();
  return () => {
    ending.abort();
    presence.stop();
  };
};
