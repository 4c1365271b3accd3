import { type RepeatableFile, sha256Of } from '../release.ts';

/** What `release.json` holds: the texts that a number stands for, so that a changed text without a new number is noticed. */
export type ReleaseNumber = { readonly number: number; readonly sha256: string };

/** The number that repeatable files go out with: the one they have, or the next where their texts have changed. */
export const numberFor = (files: readonly RepeatableFile[], last: ReleaseNumber): ReleaseNumber => {
  const sha256 = sha256Of(files.map((file) => `${file.sha256} ${file.name}\n`).join(''));
  return { number: sha256 === last.sha256 ? last.number : last.number + 1, sha256 };
};
