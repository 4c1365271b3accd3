import {
  findAdminAttempt,
  findAttempt,
  type AttemptOutcome,
  type Endpoint,
  type ResponseOf,
} from '@tillbook/contract';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Shell } from '../shell/shell.ts';
import { answer, away, type Sent } from './answers.ts';
import { recordRequests } from './sent-requests.ts';

type LostResponses = {
  readonly outcome?: AttemptOutcome | (() => AttemptOutcome);
  /** Runs when the server has received a request whose response gets lost. */
  readonly onReceived?: () => void;
};

/** Loses the responses to a call, and answers each lookup of its key with an outcome. */
export const loseResponses = <const E extends Endpoint>(
  endpoint: E,
  { outcome = { status: 'not_received' }, onReceived = () => {} }: LostResponses = {},
) => {
  const { requests, record } = recordRequests();
  const lookedUpKeys: (string | null)[] = [];
  const lookUp = ({ query }: Sent): AttemptOutcome => {
    lookedUpKeys.push(query.get('key'));
    return typeof outcome === 'function' ? outcome() : outcome;
  };
  const lost = away(endpoint, (sent) => {
    record(sent);
    onReceived();
  });
  return {
    requests,
    answers: [lost, answer(findAttempt, lookUp), answer(findAdminAttempt, lookUp)],
    respond: (response: ResponseOf<E>) =>
      answer(endpoint, (sent) => {
        record(sent);
        return response;
      }),
    /**
     * Asserts that one request was sent twice with one key, and that its outcome was looked up by this key
     * only.
     */
    expectRepetition: (body: unknown, id?: string) => {
      const [first] = requests;
      expect(requests).toEqual([first, first]);
      expect(first).toEqual({ body, id, key: expect.stringMatching(/^\w{32}$/) });
      expect(new Set(lookedUpKeys)).toEqual(new Set([first?.key]));
    },
  };
};

/** Asserts that a success is on the screen, and that nothing else was notified. */
export const expectOneSuccess = async ({ store }: Shell, message: string) => {
  await expect.element(page.getByText(message)).toBeVisible();
  expect(store.get().notifications.map((shown) => [shown.tone, shown.message])).toEqual([
    ['positive', message],
  ]);
};
