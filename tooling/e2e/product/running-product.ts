import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A product that is running already, for whoever writes a test and does not want to wait for a start each time:
 * `PRODUCT_URL`, `PRODUCT_TOKENIZATION_URL` and `PRODUCT_DATA_DIR` name it.
 */
export const runningProduct = () => {
  const webUrl = process.env['PRODUCT_URL'];
  const tokenizationUrl = process.env['PRODUCT_TOKENIZATION_URL'];
  const dataDirectory = process.env['PRODUCT_DATA_DIR'];
  if (webUrl === undefined || tokenizationUrl === undefined || dataDirectory === undefined) return undefined;
  return {
    webUrl,
    tokenizationUrl,
    dataDirectory,
    // A product that a person has started runs on the clock of the machine.
    clockShiftMs: 0,
    databaseUrl: readFileSync(join(dataDirectory, 'keys', 'postgres-url'), 'utf8').trim(),
    end: async () => {},
  };
};
