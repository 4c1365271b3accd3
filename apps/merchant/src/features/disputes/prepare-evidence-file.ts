import { maximumEvidenceBytes } from '@tillbook/contract';
import { evidenceMediaType, type EvidenceMediaType } from '@tillbook/domain';
import { sizeLabelAbove } from './evidence-file-limits.ts';
import { fileTooLarge, fileTypeRefused, fileUnreadable } from './messages.ts';
import { readAsBase64 } from './read-file.ts';
import { reducePhoto } from './reduce-photo.ts';

/** The file to send, or the reason why it is not accepted. */
export type PreparedFile = { readonly name: string; readonly content: string } | { readonly problem: string };

type FittingFile = { readonly name: string; readonly blob: Blob };

/** Enough bytes to determine a file's type. */
const beginningBytes = 1024;

const jpegName = (name: string): string => `${name.replace(/\.(?:png|jpe?g)$/i, '')}.jpg`;

const withinLimit = async (file: File, mediaType: EvidenceMediaType): Promise<FittingFile | undefined> => {
  if (file.size <= maximumEvidenceBytes) return { name: file.name, blob: file };
  if (mediaType === 'application/pdf') return undefined;
  const blob = await reducePhoto(file, maximumEvidenceBytes);
  return blob && { name: mediaType === 'image/jpeg' ? file.name : jpegName(file.name), blob };
};

/**
 * Prepares a file for upload: checks its type by its content, as the server does, and reduces a photo that is too
 * large.
 */
export const prepareEvidenceFile = async (file: File): Promise<PreparedFile> => {
  try {
    const beginning = await file.slice(0, beginningBytes).arrayBuffer();
    const mediaType = evidenceMediaType(new Uint8Array(beginning));
    if (mediaType === undefined) return { problem: fileTypeRefused };
    const fitting = await withinLimit(file, mediaType);
    if (fitting === undefined) return { problem: fileTooLarge(sizeLabelAbove(file.size)) };
    return { name: fitting.name, content: await readAsBase64(fitting.blob) };
  } catch {
    return { problem: fileUnreadable };
  }
};
