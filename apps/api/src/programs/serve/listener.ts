import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { causeOf, type Outcome } from '../../runtime/outcome.ts';

/** `setting` is the name of the setting that an error message mentions. */
export type Address = { readonly host: string; readonly port: number; readonly setting: string };

export type Listener = {
  /**
   * Accepts no new connections, waits for pending requests, and closes the remaining connections at the limit
   * or in a hurry.
   */
  close(limitMs: number, hurry: AbortSignal): Promise<void>;
};

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch'];

const idleCheckMs = 50;

const refusalOf = (error: unknown, { host, port, setting }: Address): string => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another program. Stop it, or set ${setting} to a free port.`;
    case 'EACCES':
      return `Port ${port} can’t be opened by this user. Set ${setting} to a port of 1024 or above.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${host} to listen on. Set HOST to one that it has, such as 127.0.0.1.`;
    default:
      return `${host}:${port} can’t be listened on: ${causeOf(error)}. Set HOST and ${setting}.`;
  }
};

const listen = (server: Server, address: Address): Promise<Outcome<undefined>> =>
  new Promise((resolve) => {
    server.once('error', (error) => resolve({ ok: false, message: refusalOf(error, address) }));
    server.listen(address.port, address.host, () => resolve({ ok: true, value: undefined }));
  });

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
  });

/**
 * Tries an address before anything is started or written, so that a port in use is reported without any other
 * output.
 */
export const tryAddress = async (address: Address): Promise<Outcome<undefined>> => {
  const server = httpServer(() => new Response());
  const outcome = await listen(server, address);
  if (outcome.ok) await closed(server);
  return outcome;
};

const httpServer = (fetch: Fetch): Server => {
  const server = createAdaptorServer({ fetch });
  if (!('closeIdleConnections' in server)) throw new Error('The listener is an HTTP/1.1 server.');
  return server;
};

export const openListener = async (fetch: Fetch, address: Address): Promise<Outcome<Listener>> => {
  const server = httpServer(fetch);
  const outcome = await listen(server, address);
  if (!outcome.ok) return outcome;
  const close = async (limitMs: number, hurry: AbortSignal) => {
    const done = closed(server);
    const cutOff = () => server.closeAllConnections();
    // Closes connections as they become idle, because the server would wait for kept-alive connections.
    const idle = setInterval(() => server.closeIdleConnections(), idleCheckMs);
    const limit = setTimeout(cutOff, limitMs);
    hurry.addEventListener('abort', cutOff);
    server.closeIdleConnections();
    await done;
    clearInterval(idle);
    clearTimeout(limit);
  };
  return { ok: true, value: { close } };
};
