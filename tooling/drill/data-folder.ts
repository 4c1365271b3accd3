import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A data folder of its own, removed afterwards. */
export const withDataFolder = async <Result>(
  use: (dataDirectory: string) => Promise<Result>,
): Promise<Result> => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'tillbook-drill-'));
  // Started by root, the database runs as another user, who has to get into the folder.
  chmodSync(dataDirectory, 0o711);
  try {
    return await use(dataDirectory);
  } finally {
    rmSync(dataDirectory, { recursive: true, force: true });
  }
};
