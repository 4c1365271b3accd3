import { ApiError, NetworkError, type Client, type ClientOptions } from '@tillbook/api-client';
import type { Connection } from './connection.first-call.ts';
import type { Reachability } from './reachability.ts';

export type LazyConnection = {
  /** Exists immediately; its code is loaded with the first call. */
  readonly client: Client;
  readonly load: () => Promise<Connection>;
};

/**
 * Prepares the connection to the API without downloading its code, and records whether calls get a response.
 *
 * @param isClosing true while the session is being ended. The server would refuse further calls of a screen,
 * such as the preload for a link that was just focused, so these calls are not sent and stay pending.
 */
export const prepareConnection = (
  options: ClientOptions,
  reachability: Reachability,
  isClosing: () => boolean,
): LazyConnection => {
  let loading: Promise<Connection> | undefined;

  const recording = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    const recorder = reachability.recordCall();
    try {
      const response = await call();
      recorder.recordResponse();
      return response;
    } catch (error) {
      if (error instanceof NetworkError) recorder.recordLostCall();
      else if (error instanceof ApiError) recorder.recordResponse();
      throw error;
    }
  };

  const open = async () => {
    const { connect } = await import('./connection.first-call.ts');
    return connect(options);
  };

  const load = () => {
    loading ??= open().catch((error: unknown) => {
      // Resets, so that the next call retries a failed download.
      loading = undefined;
      throw error;
    });
    return loading;
  };

  const ask = async <Answer>(call: (client: Client) => Promise<Answer>): Promise<Answer> => {
    const { client } = await load();
    return isClosing() ? new Promise<Answer>(() => {}) : recording(() => call(client));
  };

  return {
    load,
    client: {
      call: (endpoint, input, callOptions) => ask((client) => client.call(endpoint, input, callOptions)),
      callList: (endpoint, input, callOptions) =>
        ask((client) => client.callList(endpoint, input, callOptions)),
    },
  };
};
