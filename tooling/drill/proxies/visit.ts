import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { once } from 'node:events';

type Visit = {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
};

export type Visited = {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
};

export type Visitor = {
  /** Sends a request without following redirects. */
  readonly visit: (address: string, visit?: Visit) => Promise<Visited>;
  readonly firstPiece: (address: string, visit?: Visit) => Promise<string>;
};

/** A proxy that buffers a stream exceeds this limit. */
const answersWithinMs = 60_000;

/** Sends requests for the public names to this machine, without DNS. */
export const openVisitor = (authority: string): Visitor => {
  const send = async (address: string, { method = 'GET', headers = {}, body }: Visit) => {
    const { hostname, port, pathname, search, host } = new URL(address);
    const sent = request({
      host: '127.0.0.1',
      port,
      servername: hostname,
      ca: authority,
      method,
      path: pathname + search,
      headers: { host, ...(body && { 'content-type': 'application/json' }), ...headers },
      agent: false,
      signal: AbortSignal.timeout(answersWithinMs),
    });
    const responded: Promise<IncomingMessage[]> = once(sent, 'response');
    sent.end(body && JSON.stringify(body));
    const [response] = await responded;
    if (!response) throw new Error(`${address} has no response.`);
    return response.setEncoding('utf8');
  };
  return {
    visit: async (address, visit = {}) => {
      const response = await send(address, visit);
      let text = '';
      for await (const piece of response) text += String(piece);
      return { status: response.statusCode ?? 0, headers: response.headers, text };
    },
    firstPiece: async (address, visit = {}) => {
      const response = await send(address, visit);
      for await (const piece of response) return String(piece);
      return '';
    },
  };
};
