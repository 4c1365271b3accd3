import { once } from 'node:events';
import { createServer } from 'node:http';

/** Starts a foreign site on this machine: another origin, without any security policy. */
export const startForeignServer = async (write: (path: URL) => string) => {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(write(new URL(request.url ?? '/', 'http://127.0.0.1')));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
