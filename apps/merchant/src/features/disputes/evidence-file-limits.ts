/**
 * Filters the file picker, by media type and by name: systems give a PDF other types, or none. A phone turns its own
 * photo format into a JPEG if it finds one here.
 */
export const offeredFiles = [
  'application/pdf',
  'application/x-pdf',
  '.pdf',
  'image/png',
  '.png',
  'image/jpeg',
  '.jpg',
  '.jpeg',
];

const megabyte = 1024 * 1024;

/**
 * The size of a file in words.
 *
 * @example sizeLabel(48_211) // '47 KB'
 */
export const sizeLabel = (bytes: number): string =>
  bytes < megabyte
    ? `${String(Math.max(1, Math.round(bytes / 1024)))} KB`
    : `${(bytes / megabyte).toFixed(1)} MB`;

/**
 * The size of a file above a limit in words, rounded up: a byte too many never reads as the limit itself.
 *
 * @example sizeLabelAbove(2 * 1024 * 1024 + 1) // '2.1 MB'
 */
export const sizeLabelAbove = (bytes: number): string =>
  `${(Math.ceil((bytes / megabyte) * 10) / 10).toFixed(1)} MB`;
