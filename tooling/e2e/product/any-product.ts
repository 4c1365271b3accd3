import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningProduct, runningProduct } from './running-product.ts';
import { startProduct } from './start-product.ts';

const newDataDirectory = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'tillbook-product-'));
  // As root, the database runs as another user, who needs access to the folder.
  chmodSync(folder, 0o711);
  return folder;
};

/** A product in its own folder, stopped as a service manager does. */
const startIn = async (dataDirectory: string): Promise<RunningProduct> => {
  const product = await startProduct({ dataDirectory });
  const end = async () => {
    const exitCode = await product.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
    if (exitCode !== 0) throw new Error(`npm start ended with ${exitCode}:\n${product.output()}`);
  };
  const { webUrl, tokenizationUrl } = product;
  return { webUrl, tokenizationUrl, dataDirectory, databaseUrl: product.databaseUrl(), end };
};

/** Copies a folder with each file's owner: the database refuses files of another user. */
const copyFolder = (from: string): string => {
  const folder = newDataDirectory();
  execFileSync('cp', ['-Rp', `${from}/.`, folder]);
  return folder;
};

/** Names the seeded folder of this run to its workers and to the setups of other projects, which copy it. */
const seededFolderVariable = 'SEEDED_PRODUCT_DIR';

/**
 * The product named by the environment, or a new one with the demo data, which is a copy if this run has seeded one;
 * `end` stops only a new one.
 */
export const anyProduct = async (): Promise<RunningProduct> => {
  const seeded = process.env[seededFolderVariable];
  return runningProduct() ?? (await startIn(seeded === undefined ? newDataDirectory() : copyFolder(seeded)));
};

const seedFolder = async (): Promise<string> => {
  const folder = newDataDirectory();
  const filling = await startProduct({ dataDirectory: folder });
  await filling.stop();
  return folder;
};

type Products = { readonly products: readonly RunningProduct[]; readonly end: () => Promise<void> };

/**
 * The product named by the environment, or several new ones with the same demo data, which is seeded once for the
 * whole run.
 */
export const anyProducts = async (count: number): Promise<Products> => {
  const running = runningProduct();
  if (running) return { products: [running], end: running.end };
  const seeded = await seedFolder();
  process.env[seededFolderVariable] = seeded;
  const products = await Promise.all(Array.from({ length: count }, anyProduct));
  const end = async () => {
    await Promise.all(products.map((product) => product.end()));
    rmSync(seeded, { recursive: true, force: true });
  };
  return { products, end };
};
