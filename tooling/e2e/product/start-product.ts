import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePorts } from './free-ports.ts';
import { productNow } from './product-clock.ts';
import { startCommand } from './start-command.ts';

export type Product = {
  readonly webUrl: string;
  readonly tokenizationUrl: string;
  readonly dataDirectory: string;
  /** `npm start` itself; the server is a child process. */
  readonly command: ChildProcess;
  output(): string;
  /** The embedded database's URL, which changes with each start. */
  databaseUrl(): string;
  /** Sends SIGTERM and returns the exit code. */
  stop(): Promise<number | null>;
};

type ProductOptions = {
  readonly dataDirectory: string;
  readonly port?: number;
  readonly tokenizationPort?: number;
  readonly environment?: Readonly<Record<string, string>>;
};

export const startProduct = async (options: ProductOptions): Promise<Product> => {
  const free = await freePorts();
  const port = options.port ?? free.port;
  const tokenizationPort = options.tokenizationPort ?? free.tokenizationPort;
  const { dataDirectory, environment = {} } = options;
  const webUrl = `http://localhost:${port}`;
  const started = await startCommand(['start'], {
    readyAddress: `${webUrl}/api/ready`,
    environment: {
      PORT: String(port),
      TOKENIZATION_PORT: String(tokenizationPort),
      DATA_DIR: dataDirectory,
      // Shorter than the default, so that tests don't wait.
      SESSION_RECHECK_DELAY_MS: '500',
      CLOCK_STARTS_AT: productNow().toISOString(),
      // Production refuses a shifted clock and a disabled throttle.
      ...(environment['NODE_ENV'] === 'production' && { CLOCK_STARTS_AT: '', THROTTLE: 'on' }),
      ...environment,
    },
  });
  return {
    ...started,
    webUrl,
    tokenizationUrl: `http://localhost:${tokenizationPort}`,
    dataDirectory,
    databaseUrl: () => readFileSync(join(dataDirectory, 'keys', 'postgres-url'), 'utf8').trim(),
  };
};
