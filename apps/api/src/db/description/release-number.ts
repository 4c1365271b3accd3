import { type RepeatableFile, sha256Of } from '../release.ts';

/** The hash reveals a file that was changed without a new number. */
export type ReleaseNumber = { readonly number: number; readonly sha256: string };

/**
 * Returns the current number, or the next if the texts of the repeatable files have changed.
 * @param isRaised true for the next number even if no text has changed: a migration that drops a column names
 * the first release that no longer uses the column
 */
export const numberFor = (
  files: readonly RepeatableFile[],
  last: ReleaseNumber,
  isRaised = false,
): ReleaseNumber => {
  const sha256 = sha256Of(files.map((file) => `${file.sha256} ${file.name}\n`).join(''));
  return { number: sha256 === last.sha256 && !isRaised ? last.number : last.number + 1, sha256 };
};
