import { createServer, type RequestListener } from 'node:http';

export type ListeningServer = { readonly origin: string; readonly close: () => Promise<void> };

/** Starts a server on a free port, which gives the server its own origin. */
export async function listen(handler: RequestListener): Promise<ListeningServer> {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://localhost:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
