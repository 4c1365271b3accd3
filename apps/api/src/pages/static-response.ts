import type { Context } from 'hono';
import type { Encoding, StaticFile } from './static-files.ts';

const hashedAssetAge = 'public, max-age=31536000, immutable';
const revalidateEachTime = 'no-cache';

const chooseEncoding = (accepted: string | undefined): Encoding | undefined => {
  const named = new Set(
    (accepted ?? '')
      .split(',')
      .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  );
  if (named.has('br')) return 'br';
  return named.has('gzip') ? 'gzip' : undefined;
};

/** Serves a file of a build. A file with a hashed name never changes, so browsers cache it for a year. */
export const staticResponse = async (
  context: Context,
  file: StaticFile,
  isHashed: boolean,
): Promise<Response> => {
  // Weak, because one content is sent in several encodings.
  const etag = `W/"${file.etag}"`;
  const headers = new Headers({
    'Content-Type': file.contentType,
    'Cache-Control': isHashed ? hashedAssetAge : revalidateEachTime,
    'Cross-Origin-Resource-Policy': 'same-origin',
    Vary: 'Accept-Encoding',
    ETag: etag,
  });
  if (context.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers });
  const encoding = chooseEncoding(context.req.header('accept-encoding'));
  const encoded = encoding && (await file.encoded(encoding));
  if (encoding && encoded) headers.set('Content-Encoding', encoding);
  return new Response(new Uint8Array(encoded ?? file.bytes), { headers });
};
