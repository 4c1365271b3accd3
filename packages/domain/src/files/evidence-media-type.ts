export type EvidenceMediaType = 'application/pdf' | 'image/png' | 'image/jpeg';

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpegSignature = [0xff, 0xd8, 0xff];
/** `%PDF-`. */
const pdfMark = [0x25, 0x50, 0x44, 0x46, 0x2d];

/** PDF readers look for the mark within this many bytes: scanners and mail programs write line breaks before it. */
const pdfMarkWithinBytes = 1024;

function hasAt(content: Uint8Array, offset: number, bytes: readonly number[]): boolean {
  return bytes.every((byte, index) => content[offset + index] === byte);
}

function hasPdfMark(content: Uint8Array): boolean {
  const beginning = content.subarray(0, pdfMarkWithinBytes);
  for (let offset = beginning.indexOf(0x25); offset !== -1; offset = beginning.indexOf(0x25, offset + 1)) {
    if (hasAt(beginning, offset, pdfMark)) return true;
  }
  return false;
}

/**
 * Determines the type of an evidence file from its bytes, ignoring its name and the media type from the
 * browser.
 *
 * @param content - the file, or at least its first 1,024 bytes
 * @returns undefined for all but the three accepted types
 * @example
 * evidenceMediaType(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)); // 'image/jpeg'
 */
export function evidenceMediaType(content: Uint8Array): EvidenceMediaType | undefined {
  if (hasAt(content, 0, pngSignature)) return 'image/png';
  if (hasAt(content, 0, jpegSignature)) return 'image/jpeg';
  return hasPdfMark(content) ? 'application/pdf' : undefined;
}
