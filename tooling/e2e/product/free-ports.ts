import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that systems give to outgoing connections: one of those could take a port between now and the
 * moment when a server listens on it, also when that server starts again.
 */
const firstPort = 15_000;
const lastPort = 32_000;

const isInUse = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

const isFree = async (port: number): Promise<boolean> => {
  const server = createServer();
  try {
    const listening = once(server, 'listening');
    server.listen(port, '127.0.0.1');
    await listening;
  } catch (error) {
    if (isInUse(error)) return false;
    throw error;
  }
  server.close();
  await once(server, 'close');
  return true;
};

/** A free port. */
export const freePort = async (): Promise<number> => {
  const port = randomInt(firstPort, lastPort);
  return (await isFree(port)) ? port : freePort();
};

/** Two free ports, for a product beside others on the machine. */
export const freePorts = async (): Promise<{ port: number; tokenizationPort: number }> => {
  const port = await freePort();
  const tokenizationPort = await freePort();
  return port === tokenizationPort ? freePorts() : { port, tokenizationPort };
};
