import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productClockShiftMs } from './product-clock.ts';
import { runningProduct } from './running-product.ts';
import { startProduct } from './start-product.ts';

/** A product in a folder of its own, ended as a service manager ends it. */
const freshProduct = async () => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'tillbook-product-'));
  // Started by root, the database runs as another user, who has to get into the folder.
  chmodSync(dataDirectory, 0o711);
  const product = await startProduct({ dataDirectory });
  const end = async () => {
    const exitCode = await product.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
    if (exitCode !== 0) throw new Error(`npm start ended with ${exitCode}:\n${product.output()}`);
  };
  return { ...product, databaseUrl: product.databaseUrl(), clockShiftMs: productClockShiftMs, end };
};

/** The product that the environment names, or a new one with the demo data; `end` stops only a new one. */
export const anyProduct = async () => runningProduct() ?? (await freshProduct());
