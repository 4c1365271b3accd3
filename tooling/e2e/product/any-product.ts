import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningProduct, runningProduct } from './running-product.ts';
import { startProduct } from './start-product.ts';

const newDataDirectory = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'tillbook-product-'));
  // If the product runs as root, its database runs as another user, who needs access to the folder.
  chmodSync(folder, 0o711);
  return folder;
};

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

/** Copies a folder and keeps each file's owner: the database refuses files of another user. */
const copyFolder = (from: string): string => {
  const folder = newDataDirectory();
  execFileSync('cp', ['-Rp', `${from}/.`, folder]);
  return folder;
};

/** Passes this run's seeded folder to its workers and to the setups of other projects, which copy it. */
const seededFolderVariable = 'SEEDED_PRODUCT_DIR';

/** Returns a folder for a product of its own: with the demo data if this run has seeded them, otherwise empty. */
export const ownDataDirectory = (): string => {
  const seeded = process.env[seededFolderVariable];
  return seeded === undefined ? newDataDirectory() : copyFolder(seeded);
};

/**
 * Returns the product named by the environment, or starts a new product with the demo data, copied if this
 * run has seeded it. `end` stops only a new product.
 */
export const anyProduct = async (): Promise<RunningProduct> =>
  runningProduct() ?? (await startIn(ownDataDirectory()));

const seedFolder = async (): Promise<string> => {
  const folder = newDataDirectory();
  const filling = await startProduct({ dataDirectory: folder });
  await filling.stop();
  return folder;
};

type Products = { readonly products: readonly RunningProduct[]; readonly end: () => Promise<void> };

/**
 * Returns the product named by the environment, or starts several with the same demo data, seeded once per
 * run.
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
