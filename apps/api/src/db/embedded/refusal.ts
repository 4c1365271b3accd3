/** A start that cannot go on. The message is one line: the cause and the way out. It never leaves this folder as a throw. */
export class Refusal extends Error {}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EEXIST: 'it is a file, not a folder',
  ENOTDIR: 'a part of its path is a file, not a folder',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'files may not grow that large there (ulimit -f)',
  EROFS: 'the disk is read-only',
};

/** Says in words what the operating system meant. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return reasons[code] ?? error.message.split('\n', 1)[0] ?? code;
};

const tellsOfNoRoom = /No space left|File too large|quota exceeded|disk is full|may not grow/i;

/** Whether a program's complaint means that nothing more can be written. */
export const isAboutRoom = (complaint: string): boolean => tellsOfNoRoom.test(complaint);
