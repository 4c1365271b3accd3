import type { Hono } from 'hono';
import type { ApiEnvironment } from '../src/http/request-facts.ts';

export type FollowedAccount = {
  readonly response: Response;
  readonly received: readonly string[];
  /** Resolves when the server ends the stream. */
  readonly ended: Promise<void>;
  leave(): Promise<void>;
};

const typesIn = (text: string): string[] =>
  [...text.matchAll(/^data: (.+)$/gm)].map(([, json = '{}']) => String(Object(JSON.parse(json)).type));

export const followAccountOf = async (
  web: Hono<ApiEnvironment>,
  token: string,
  accountId: string,
): Promise<FollowedAccount> => {
  const headers = { authorization: `Bearer ${token}` };
  const response = await web.request(`/api/events?accountId=${accountId}`, { headers });
  const reader = response.body?.getReader();
  const received: string[] = [];
  const listen = async () => {
    const decoder = new TextDecoder();
    for (;;) {
      const piece = await reader?.read();
      if (piece === undefined || piece.done) return;
      received.push(...typesIn(decoder.decode(piece.value)));
    }
  };
  return {
    response,
    received,
    ended: listen(),
    leave: async () => {
      await reader?.cancel();
    },
  };
};
