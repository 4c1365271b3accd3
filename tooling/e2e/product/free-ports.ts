import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the range of outgoing connections, which could otherwise take a port before a server starts or
 * restarts on it.
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

export const freePort = async (): Promise<number> => {
  const port = randomInt(firstPort, lastPort);
  return (await isFree(port)) ? port : freePort();
};

/** Finds two different free ports, so that several products can run at the same time. */
export const freePorts = async (): Promise<{ port: number; tokenizationPort: number }> => {
  const port = await freePort();
  const tokenizationPort = await freePort();
  return port === tokenizationPort ? freePorts() : { port, tokenizationPort };
};
