import { createClient, type Client, type ClientOptions } from '@tillbook/api-client';
import { checkSession, logout } from '@tillbook/contract';

export type Connection = {
  readonly client: Client;
  /** Fails if the session is unknown to the server. */
  readonly check: (
    signal: AbortSignal,
  ) => Promise<{ readonly email: string; readonly roles: readonly string[] }>;
  readonly endSession: () => Promise<void>;
};

/** Connects to the API. Loaded on demand, so that the sign-in page does not wait for the client and the schemas. */
export const connect = (options: ClientOptions): Connection => {
  const client = createClient(options);
  return {
    client,
    check: (signal) => client.call(checkSession, {}, { signal }),
    endSession: async () => {
      await client.call(logout, {});
    },
  };
};
