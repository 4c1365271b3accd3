import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePorts } from '../product/free-ports.ts';

export type Proxy = {
  readonly url: string;
  readonly end: () => Promise<void>;
};

const program = join(import.meta.dirname, '..', 'node_modules', '.bin', 'prism');

/**
 * Starts Prism in front of the API; Prism responds with an error to any violation of the document.
 *
 * @param document path of the document
 */
export const startProxy = async (document: string, apiBaseUrl: string): Promise<Proxy> => {
  const { port } = await freePorts();
  const words = ['proxy', '--errors', '--port', String(port), document, apiBaseUrl];
  const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  let output = '';
  const listening = new Promise<void>((resolve) => {
    const hear = (chunk: unknown) => {
      output += String(chunk);
      if (output.includes('Prism is listening')) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
  });
  const failed = ended.then(() => {
    throw new Error(`Prism ended before it listened:\n${output}`);
  });
  await Promise.race([listening, failed]);
  failed.catch(() => {});
  return {
    url: `http://127.0.0.1:${port}`,
    end: async () => {
      child.kill();
      await ended;
    },
  };
};

/** Returns Prism's objection to a call; undefined if Prism has passed the response on. */
export const violationIn = ({ headers }: Response, text: string): string | undefined =>
  headers.get('Content-Type')?.startsWith('application/problem+json') === true ? text : undefined;
