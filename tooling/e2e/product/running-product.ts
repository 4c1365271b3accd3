import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type RunningProduct = {
  readonly webUrl: string;
  readonly tokenizationUrl: string;
  readonly databaseUrl: string;
  readonly dataDirectory: string;
  readonly end: () => Promise<void>;
};

/**
 * Returns the product named by `PRODUCT_URL`, `PRODUCT_TOKENIZATION_URL`, and `PRODUCT_DATA_DIR`, which saves
 * a start while writing tests.
 */
export const runningProduct = (): RunningProduct | undefined => {
  const webUrl = process.env['PRODUCT_URL'];
  const tokenizationUrl = process.env['PRODUCT_TOKENIZATION_URL'];
  const dataDirectory = process.env['PRODUCT_DATA_DIR'];
  if (webUrl === undefined || tokenizationUrl === undefined || dataDirectory === undefined) return undefined;
  return {
    webUrl,
    tokenizationUrl,
    dataDirectory,
    databaseUrl: readFileSync(join(dataDirectory, 'keys', 'postgres-url'), 'utf8').trim(),
    end: async () => {},
  };
};
