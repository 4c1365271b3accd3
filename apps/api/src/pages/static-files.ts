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

/** Images and fonts are compressed already. */
const compressible = /^(?:text|application)\/|svg/;
const leastCompressedBytes = 512;

export type Encoding = 'br' | 'gzip';

export type StaticFile = {
  readonly contentType: string;
  readonly etag: string;
  readonly bytes: Buffer;
  /** Undefined if the file is not worth compressing. */
  encoded(encoding: Encoding): Promise<Buffer> | undefined;
};

/**
 * A level that takes as long as gzip and compresses better; Brotli's best level takes a second for a large
 * file.
 */
const quickQuality = 5;

const brotli = (bytes: Buffer, quality: number) =>
  compressBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/** Returns the fast form at first, and the best form once it exists. */
const brotliForms = (bytes: Buffer): (() => Promise<Buffer>) => {
  let served: Promise<Buffer> | undefined;
  const improve = async () => {
    const best = await brotli(bytes, constants.BROTLI_MAX_QUALITY);
    served = Promise.resolve(best);
  };
  return () => {
    if (served !== undefined) return served;
    served = brotli(bytes, quickQuality);
    void improve();
    return served;
  };
};

const gzipForm = (bytes: Buffer): (() => Promise<Buffer>) => {
  let served: Promise<Buffer> | undefined;
  return () => {
    served ??= compressGzip(bytes, { level: constants.Z_BEST_COMPRESSION });
    return served;
  };
};

/** @param path determines the type by its extension */
export const staticFile = (path: string, bytes: Buffer): StaticFile => {
  const contentType = contentTypes[extname(path)] ?? 'application/octet-stream';
  const isWorthIt = compressible.test(contentType) && bytes.length >= leastCompressedBytes;
  const forms = { br: brotliForms(bytes), gzip: gzipForm(bytes) };
  return {
    contentType,
    bytes,
    etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    encoded: (encoding) => (isWorthIt ? forms[encoding]() : undefined),
  };
};

/**
 * Matches names as builds write them. No segment begins with a dot, so hidden files and parent folders are
 * unreachable.
 */
const address = /^(?:\/[\w@+-][\w.@+-]*)+$/;

/** A built front end, read from its folder file by file; each file is cached until it changes. */
export type Site = {
  /** @param path such as `/assets/index-3f2a.js` */
  find(path: string): Promise<StaticFile | undefined>;
};

type Cached = { readonly version: string; readonly file: StaticFile };

const versionOf = async (path: string): Promise<string | undefined> => {
  try {
    const found = await stat(path);
    return found.isFile() ? `${found.mtimeMs}-${found.size}` : undefined;
  } catch {
    return undefined;
  }
};

/** Detects a new build; while a build is being written, the cached files are still served. */
export const siteIn = (folder: string): Site => {
  const cache = new Map<string, Cached>();
  return {
    find: async (path) => {
      if (!address.test(path)) return undefined;
      const filePath = join(folder, path);
      const known = cache.get(path);
      const version = await versionOf(filePath);
      if (version === undefined || version === known?.version) return known?.file;
      const file = staticFile(path, await readFile(filePath));
      cache.set(path, { version, file });
      return file;
    },
  };
};
