import type { TestProject } from 'vitest/node';
import { startBrowser } from '../browser/shared-browser.ts';
import { anyProduct } from './any-product.ts';
import { shareClockShift } from './product-clock.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    readonly webUrl: string;
    readonly tokenizationUrl: string;
    /** The embedded database of the running product, as its owner. */
    readonly databaseUrl: string;
    readonly dataDirectory: string;
    readonly browserEndpoint: string;
  }
}

/** One product and one browser for the whole run. */
const startOneProduct = async (project: TestProject): Promise<() => Promise<void>> => {
  const product = await anyProduct();
  shareClockShift(product.clockShiftMs);
  const browser = await startBrowser();
  project.provide('webUrl', product.webUrl);
  project.provide('tokenizationUrl', product.tokenizationUrl);
  project.provide('databaseUrl', product.databaseUrl);
  project.provide('dataDirectory', product.dataDirectory);
  project.provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await product.end();
  };
};

export default startOneProduct;
