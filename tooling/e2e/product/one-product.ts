import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startProduct } from './start-product.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    readonly webUrl: string;
    readonly tokenizationUrl: string;
    /** The embedded database of the running product, as its owner. */
    readonly databaseUrl: string;
    readonly dataDirectory: string;
  }
}

/** One product for the whole run, in a folder of its own, ended as a service manager ends it. */
const startOneProduct = async (project: TestProject): Promise<() => Promise<void>> => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'tillbook-e2e-'));
  // Started by root, the database runs as another user, who has to get into the folder.
  chmodSync(dataDirectory, 0o711);
  const product = await startProduct({ dataDirectory });
  project.provide('webUrl', product.webUrl);
  project.provide('tokenizationUrl', product.tokenizationUrl);
  project.provide('databaseUrl', product.databaseUrl());
  project.provide('dataDirectory', dataDirectory);
  return async () => {
    const exitCode = await product.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
    if (exitCode !== 0) throw new Error(`npm start ended with ${exitCode}:\n${product.output()}`);
  };
};

export default startOneProduct;
