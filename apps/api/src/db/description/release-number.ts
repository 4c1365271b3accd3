import { type RepeatableFile, sha256Of } from '../release.ts';

/**
 * The content of `release.json`: the texts that a number stands for, so that a changed text without a new number is
 * noticed.
 */
export type ReleaseNumber = { readonly number: number; readonly sha256: string };

/**
 * The number for the repeatable files: the current one, or the next if their texts have changed.
 *
 * @param isRaised the next one in any case: a release that no longer uses a column needs a number, by which the migration
 *   that drops the column names it
 */
export const numberFor = (
  files: readonly RepeatableFile[],
  last: ReleaseNumber,
  isRaised = false,
): ReleaseNumber => {
  const sha256 = sha256Of(files.map((file) => `${file.sha256} ${file.name}\n`).join(''));
  return { number: sha256 === last.sha256 && !isRaised ? last.number : last.number + 1, sha256 };
};
