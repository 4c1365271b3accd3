import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
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

/** Names as builds write them. No segment begins with a dot, so nothing hidden and nothing above can be named. */
const address = /^(?:\/[\w@+-][\w.@+-]*)+$/;

/** A built front end, read from its folder file by file, each held in memory until it changes. */
export type Site = {
  /** @param path such as `/assets/index-3f2a.js` */
  find(path: string): Promise<StaticFile | undefined>;
};

type Held = { readonly version: string; readonly file: StaticFile };

const versionOf = async (path: string): Promise<string | undefined> => {
  try {
    const found = await stat(path);
    return found.isFile() ? `${found.mtimeMs}-${found.size}` : undefined;
  } catch {
    return undefined;
  }
};

/** A new build is noticed by itself; while one is being written, and after it, what was read of the old one still answers. */
export const siteIn = (folder: string): Site => {
  const held = new Map<string, Held>();
  return {
    find: async (path) => {
      if (!address.test(path)) return undefined;
      const place = join(folder, path);
      const known = held.get(path);
      const version = await versionOf(place);
      if (version === undefined || version === known?.version) return known?.file;
      const file = staticFile(path, await readFile(place));
      held.set(path, { version, file });
      return file;
    },
  };
};
