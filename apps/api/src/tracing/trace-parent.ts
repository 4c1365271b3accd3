import type { SpanContext } from '@opentelemetry/api';

const traceParentPattern = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/;

const isZero = (hexadecimal: string): boolean => /^0+$/.test(hexadecimal);

/** Accepts version 00 only if it ends with the flags; later versions may add fields, which are ignored. */
const isWellFormed = (header: string): boolean =>
  header.length <= 512 && (!header.startsWith('00') || header.length === 55);

/**
 * Reads a `traceparent` header (W3C Trace Context).
 * @returns the caller's span, or undefined if the header is absent or malformed
 */
export const readTraceParent = (header: string | undefined): SpanContext | undefined => {
  if (header === undefined || !isWellFormed(header)) return undefined;
  const [, traceId, spanId, flags] = traceParentPattern.exec(header) ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined;
  if (isZero(traceId) || isZero(spanId)) return undefined;
  // Of the flags, only "sampled" is standardized.
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
};
