/**
 * Thrown to end a start with one line that names the cause and the remedy; always caught within this folder.
 */
export class Refusal extends Error {}

const noRoom: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'the file size limit is too small (ulimit -f)',
};

const reasons: Readonly<Record<string, string>> = {
  ...noRoom,
  EACCES: 'this user has no write permission',
  EPERM: 'this user has no write permission',
  EEXIST: 'it is a file, not a folder',
  ENOTDIR: 'part of its path is a file, not a folder',
  EROFS: 'the disk is read-only',
};

export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return reasons[code] ?? error.message.split('\n', 1)[0] ?? code;
};

const tellsOfNoRoom = /No space left|File too large|quota exceeded/i;

export const isAboutRoom = (complaint: string): boolean =>
  tellsOfNoRoom.test(complaint) || Object.values(noRoom).includes(complaint);
