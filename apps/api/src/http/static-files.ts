import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Pictures and fonts are compressed in themselves. */
const compressible = /^(?:text|application)\/|svg/;
const leastCompressedBytes = 512;

export type Encoding = 'br' | 'gzip';

/** One file of a build, held in memory, each compressed form made once. */
export type StaticFile = {
  readonly contentType: string;
  readonly etag: string;
  readonly bytes: Buffer;
  /** Undefined where the file is not worth compressing. */
  encoded(encoding: Encoding): Promise<Buffer> | undefined;
};

const compress = (encoding: Encoding, bytes: Buffer): Promise<Buffer> =>
  encoding === 'br'
    ? compressBrotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      })
    : compressGzip(bytes, { level: constants.Z_BEST_COMPRESSION });

const staticFile = (path: string, bytes: Buffer): StaticFile => {
  const contentType = contentTypes[extname(path)] ?? 'application/octet-stream';
  const isWorthIt = compressible.test(contentType) && bytes.length >= leastCompressedBytes;
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    contentType,
    bytes,
    etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    encoded: (encoding) => {
      if (!isWorthIt) return undefined;
      const known = made.get(encoding) ?? compress(encoding, bytes);
      made.set(encoding, known);
      return known;
    },
  };
};

const isShown = (path: string) => !path.split('/').some((part) => part.startsWith('.'));

/** Every file of a folder by its address, such as `/assets/index-3f2a.js`; nothing else can be asked for. */
const readFolder = async (folder: string): Promise<ReadonlyMap<string, StaticFile>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(isShown);
  const files = await Promise.all(
    paths.map(async (path) => [`/${path}`, staticFile(path, await readFile(join(folder, path)))] as const),
  );
  return new Map(files);
};

/** A built front end. `files` gives undefined while there is no build, and reads a newer one by itself. */
export type Site = { files(): Promise<ReadonlyMap<string, StaticFile> | undefined> };

const builtAtMs = async (page: string): Promise<number | undefined> => {
  try {
    return (await stat(page)).mtimeMs;
  } catch {
    return undefined;
  }
};

/**
 * @param folder where the build is
 * @param page the file by which a new build is noticed
 */
export const siteIn = (folder: string, page = 'index.html'): Site => {
  let known: { builtAtMs: number; files: Promise<ReadonlyMap<string, StaticFile>> } | undefined;
  return {
    files: async () => {
      const atMs = await builtAtMs(join(folder, page));
      if (atMs === undefined) return undefined;
      if (known?.builtAtMs !== atMs) known = { builtAtMs: atMs, files: readFolder(folder) };
      return known.files;
    },
  };
};
