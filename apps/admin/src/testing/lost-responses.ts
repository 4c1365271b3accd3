import { findAdminAttempt, type AttemptOutcome, type Endpoint, type ResponseOf } from '@tillbook/contract';
import type { Shell } from '@tillbook/web-shell';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { answer, away, type Sent } from '@tillbook/web-shell/testing/answers';

type Request = { readonly body: unknown; readonly id: unknown; readonly key: string | null };

/** Loses the responses to a call, and answers each lookup of its key with an outcome. */
export const loseResponses = <const E extends Endpoint>(
  endpoint: E,
  outcome: AttemptOutcome = { status: 'not_received' },
) => {
  const requests: Request[] = [];
  const lookedUpKeys: (string | null)[] = [];
  const note = ({ params: { id }, body, headers }: Sent) =>
    requests.push({ body, id, key: headers.get('idempotency-key') });
  const lookup = answer(findAdminAttempt, ({ query }) => {
    lookedUpKeys.push(query.get('key'));
    return outcome;
  });
  return {
    requests,
    answers: [away(endpoint, note), lookup],
    /** Answers the next requests, and records them too. */
    respond: (response: ResponseOf<E>) =>
      answer(endpoint, (sent) => {
        note(sent);
        return response;
      }),
    /** Asserts that one request was sent twice with one key, and looked up by this key only. */
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
