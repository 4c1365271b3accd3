import {
  createServer,
  request,
  type ClientRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ApiProcess, isReady } from './api-process.ts';

/** Forwards each request to the next ready process. */
export type Balancer = {
  readonly apiBaseUrl: string;
  close(): Promise<void>;
};

const looksEveryMs = 200;

const isRefused = (error: Error): boolean => 'code' in error && error.code === 'ECONNREFUSED';

type Answered = (response: IncomingMessage) => void;

const send = (
  incoming: IncomingMessage,
  body: Buffer,
  api: ApiProcess,
  answered: Answered,
): ClientRequest => {
  const target = new URL(incoming.url ?? '/', api.apiBaseUrl);
  const headers = { ...incoming.headers, host: target.host };
  // The process might close a kept-alive connection just when it is reused.
  return request(target, { method: incoming.method, headers, agent: false }, answered).end(body);
};

/**
 * Forwards a request. A process that refuses connections has read nothing, so the request goes to the next
 * process.
 */
const forward = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  body: Buffer,
  [api, ...others]: readonly ApiProcess[],
): void => {
  if (api === undefined) {
    outgoing.writeHead(503).end();
    return;
  }
  const sent = send(incoming, body, api, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(outgoing);
  });
  sent.on('error', (error) => {
    if (isRefused(error)) forward(incoming, outgoing, body, others);
    else if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502).end();
  });
};

/** Polls the processes' readiness independently, so that a slow response delays no other. */
const watchReadiness = (apis: () => readonly ApiProcess[], over: AbortSignal) => {
  const ready = new Set(apis());
  const asked = new Set<ApiProcess>();
  const ask = async (api: ApiProcess) => {
    asked.add(api);
    if (await isReady(api.apiBaseUrl)) ready.add(api);
    else ready.delete(api);
    asked.delete(api);
  };
  const watch = async () => {
    while (!over.aborted) {
      for (const api of apis()) if (!asked.has(api)) void ask(api);
      await sleep(looksEveryMs);
    }
  };
  return { ended: watch(), readyNow: () => apis().filter((api) => ready.has(api)) };
};

/** @param apis returns the current processes, because a restart replaces them */
export const openBalancer = async (apis: () => readonly ApiProcess[]): Promise<Balancer> => {
  const over = new AbortController();
  const { ended, readyNow } = watchReadiness(apis, over.signal);
  let count = 0;
  const server = createServer((incoming, outgoing) => {
    const pieces: Buffer[] = [];
    incoming.on('data', (piece: Buffer) => pieces.push(piece));
    incoming.on('end', () => {
      count += 1;
      const ready = readyNow();
      const first = count % Math.max(1, ready.length);
      forward(incoming, outgoing, Buffer.concat(pieces), [...ready.slice(first), ...ready.slice(0, first)]);
    });
  });
  server.listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The balancer has no port.');
  return {
    apiBaseUrl: `http://localhost:${address.port}/api`,
    close: async () => {
      over.abort();
      await ended;
      server.closeAllConnections();
      server.close();
    },
  };
};
