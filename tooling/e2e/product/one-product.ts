import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startBrowser } from '../browser/shared-browser.ts';
import { runningProduct } from './running-product.ts';
import { startProduct } from './start-product.ts';

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

/** A product in a folder of its own, ended as a service manager ends it. */
const freshProduct = async () => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'tillbook-e2e-'));
  // Started by root, the database runs as another user, who has to get into the folder.
  chmodSync(dataDirectory, 0o711);
  const product = await startProduct({ dataDirectory });
  const end = async () => {
    const exitCode = await product.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
    if (exitCode !== 0) throw new Error(`npm start ended with ${exitCode}:\n${product.output()}`);
  };
  return { ...product, databaseUrl: product.databaseUrl(), end };
};

/** One product and one browser for the whole run. */
const startOneProduct = async (project: TestProject): Promise<() => Promise<void>> => {
  const product = runningProduct() ?? (await freshProduct());
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
