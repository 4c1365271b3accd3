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

/** The product named by the environment, or a new one with the demo data; `end` stops only a new one. */
export const anyProduct = async (): Promise<RunningProduct> =>
  runningProduct() ?? (await startIn(newDataDirectory()));

/** Copies a folder with each file's owner: the database refuses files of another user. */
const copyFolder = (from: string): string => {
  const folder = newDataDirectory();
  execFileSync('cp', ['-Rp', `${from}/.`, folder]);
  return folder;
};

/**
 * The product named by the environment, or several new ones with the same demo data, which is seeded once:
 * the others start from a copy of the first one's folder.
 */
export const anyProducts = async (count: number): Promise<readonly RunningProduct[]> => {
  const running = runningProduct();
  if (running) return [running];
  const first = newDataDirectory();
  const filling = await startProduct({ dataDirectory: first });
  await filling.stop();
  const folders = [first, ...Array.from({ length: count - 1 }, () => copyFolder(first))];
  return Promise.all(folders.map(startIn));
};
