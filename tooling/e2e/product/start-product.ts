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
  /** `npm start` itself; the server is one of its children. */
  readonly command: ChildProcess;
  /** The output so far. */
  output(): string;
  /** The embedded database's URL, for reading figures directly; a different one after each start. */
  databaseUrl(): string;
  /** SIGTERM to the command, as from a person or a service manager; returns its exit code. */
  stop(): Promise<number | null>;
};

type ProductOptions = {
  readonly dataDirectory: string;
  readonly port?: number;
  readonly tokenizationPort?: number;
  readonly environment?: Readonly<Record<string, string>>;
};

/** Runs `npm start` on the repository as a person does, and waits until the product is ready. */
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
      // Shorter than for people, so that tests need not wait.
      SESSION_RECHECK_DELAY_MS: '500',
      // A product in production runs on the clock of the machine.
      CLOCK_STARTS_AT: productNow().toISOString(),
      // Refused in production, like a throttle that is off.
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
