import { ApiError, NetworkError, type Client, type ClientOptions } from '@tillbook/api-client';
import type { Connection } from './connection.ts';
import type { Reachability } from './reachability.ts';

export type LazyConnection = {
  /** A client that exists immediately and loads its code with its first call. */
  readonly client: Client;
  readonly load: () => Promise<Connection>;
};

/**
 * Prepares the connection to the API without downloading its code, and records whether calls are answered.
 *
 * @param isClosing - true while the session is being ended: what a screen still asks then, such as the page of a link that
 *   has just had the focus, would only be refused. It is left without an answer and forgotten with everything else.
 */
export const prepareConnection = (
  options: ClientOptions,
  reachability: Reachability,
  isClosing: () => boolean,
): LazyConnection => {
  let loading: Promise<Connection> | undefined;

  const noting = async <Answer>(calling: Promise<Answer>): Promise<Answer> => {
    try {
      const response = await calling;
      reachability.noteAnswer();
      return response;
    } catch (error) {
      if (error instanceof NetworkError) reachability.noteSilence();
      else if (error instanceof ApiError) reachability.noteAnswer();
      throw error;
    }
  };

  const open = async () => {
    const { connect } = await import('./connection.ts');
    return connect(options);
  };

  const load = () => {
    loading ??= open().catch((error: unknown) => {
      // A failed download is retried at the next call.
      loading = undefined;
      throw error;
    });
    return loading;
  };

  const ask = async <Answer>(call: (client: Client) => Promise<Answer>): Promise<Answer> => {
    const { client } = await load();
    return isClosing() ? new Promise<Answer>(() => {}) : noting(call(client));
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
