/**
 * The file picker's filter, by media type and by name: some systems give a PDF another type, or no type. A phone
 * converts its own photo format to JPEG because JPEG is in this list.
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
 * Formats the size of a file.
 *
 * @example sizeLabel(48_211) // '47 KB'
 */
export const sizeLabel = (bytes: number): string =>
  bytes < megabyte
    ? `${String(Math.max(1, Math.round(bytes / 1024)))} KB`
    : `${(bytes / megabyte).toFixed(1)} MB`;

/**
 * Formats the size of a file above a limit, rounded up: a file one byte too large is never shown with the
 * limit itself.
 *
 * @example sizeLabelAbove(2 * 1024 * 1024 + 1) // '2.1 MB'
 */
export const sizeLabelAbove = (bytes: number): string =>
  `${(Math.ceil((bytes / megabyte) * 10) / 10).toFixed(1)} MB`;
