import type { Client, ClientOptions } from '@tillbook/api-client';
import type { Connection } from './connection.ts';

export type LazyConnection = {
  /** A client that can be handed around at once and loads its code with its first call. */
  readonly client: Client;
  readonly load: () => Promise<Connection>;
};

/** Prepares the connection to the API without downloading its code. */
export const prepareConnection = (options: ClientOptions): LazyConnection => {
  let loading: Promise<Connection> | undefined;

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
        return client.call(endpoint, input, callOptions);
      },
      callList: async (endpoint, input, callOptions) => {
        const { client } = await load();
        return client.callList(endpoint, input, callOptions);
      },
    },
  };
};
