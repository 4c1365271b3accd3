import { maximumEvidenceBytes } from '@tillbook/contract';
import { fileOfOtherKind, fileTooLarge } from './messages.ts';

export const acceptedMediaTypes = ['application/pdf', 'image/png', 'image/jpeg'];

/** Why a file cannot be evidence, if it cannot. */
export const fileProblem = ({ size, type }: File): string | undefined => {
  if (!acceptedMediaTypes.includes(type)) return fileOfOtherKind;
  return size > maximumEvidenceBytes ? fileTooLarge : undefined;
};

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
