import { ApiError, NetworkError, type Client, type ClientOptions } from '@tillbook/api-client';
import type { Connection } from './connection.ts';
import type { Reachability } from './reachability.ts';

export type LazyConnection = {
  /** A client that can be handed around at once and loads its code with its first call. */
  readonly client: Client;
  readonly load: () => Promise<Connection>;
};

/** Prepares the connection to the API without downloading its code, and takes note of whether calls are answered. */
export const prepareConnection = (options: ClientOptions, reachability: Reachability): LazyConnection => {
  let loading: Promise<Connection> | undefined;

  const noting = async <Answer>(calling: Promise<Answer>): Promise<Answer> => {
    try {
      const answer = await calling;
      reachability.noteAnswer();
      return answer;
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
      // A download that failed is tried again at the next call.
      loading = undefined;
      throw error;
    });
    return loading;
  };

  return {
    load,
    client: {
      call: async (endpoint, input, callOptions) => {
        const { client } = await load();
        return noting(client.call(endpoint, input, callOptions));
      },
      callList: async (endpoint, input, callOptions) => {
        const { client } = await load();
        return noting(client.callList(endpoint, input, callOptions));
      },
    },
  };
};
