import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port that nothing listens on. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.');
  return address.port;
};

/** Two ports that nothing listens on, for a product beside others on the machine. */
export const freePorts = async (): Promise<{ port: number; tokenizationPort: number }> => {
  const port = await freePort();
  const tokenizationPort = await freePort();
  return port === tokenizationPort ? freePorts() : { port, tokenizationPort };
};
