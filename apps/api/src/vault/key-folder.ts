import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { keyLength, sealingKey, type SealingKey } from './sealing-key.ts';

const ending = '.key';

/** Thrown if keys cannot be read or written; the message names the cause. */
export class KeyFolderError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'KeyFolderError';
  }
}

const readKey = async (path: string): Promise<SealingKey> => {
  const material = Buffer.from((await readFile(path, 'utf8')).trim(), 'base64url');
  if (material.length !== keyLength) throw new KeyFolderError(`${path} is not an encryption key.`);
  return sealingKey(material);
};

/** Reports an inaccessible, full or read-only folder in one line. */
const explaining = async <Result>(folder: string, run: () => Promise<Result>): Promise<Result> => {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw new KeyFolderError(`The keys in ${folder} cannot be read or written: ${error.message}.`, error);
  }
};

const isAbsent = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const keyFiles = async (folder: string): Promise<string[]> => {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith(ending)).map((name) => join(folder, name));
  } catch (error) {
    if (isAbsent(error)) return [];
    throw error;
  }
};

/** Reads every key of the folder, the newest file first. */
export const readKeys = (folder: string): Promise<SealingKey[]> =>
  explaining(folder, async () => {
    const files = await keyFiles(folder);
    const dated = await Promise.all(
      files.map(async (path) => ({ key: await readKey(path), at: (await stat(path)).mtimeMs })),
    );
    return dated.toSorted((first, second) => second.at - first.at).map(({ key }) => key);
  });

const writeDurably = async (path: string, text: string) => {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
};

const syncFolder = async (folder: string) => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/**
 * Creates a key and returns it once it is on the disk, because a value sealed with a lost key is lost
 * forever.
 */
export const createKey = (folder: string): Promise<SealingKey> =>
  explaining(folder, async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const material = randomBytes(keyLength);
    const key = sealingKey(material);
    const path = join(folder, `${key.id}${ending}`);
    await writeDurably(`${path}.part`, `${material.toString('base64url')}\n`);
    await rename(`${path}.part`, path);
    await syncFolder(folder);
    return key;
  });
