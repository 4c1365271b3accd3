import type { Sent } from './answers.ts';

/** The parts of a request that a repetition must not change. */
type SentRequest = { readonly body: unknown; readonly id: unknown; readonly key: string | null };

export const recordRequests = () => {
  const requests: SentRequest[] = [];
  return {
    requests,
    record: ({ params: { id }, body, headers }: Sent) =>
      void requests.push({ body, id, key: headers.get('idempotency-key') }),
  };
};
