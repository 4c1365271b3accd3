import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export type DateResult = {
  readonly startsAt: string;
  readonly why: string;
  readonly commit: string;
  readonly passed: number;
  readonly failed: number;
  readonly minutes: number;
};

export const readResults = (path: string): readonly DateResult[] =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [];

export const writeResult = (path: string, result: DateResult): void => {
  const others = readResults(path).filter(({ startsAt }) => startsAt !== result.startsAt);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify([...others, result], undefined, 2)}\n`);
};

/** Returns `true` if a date passed on this commit, so that an interrupted run can skip the date. */
export const hasPassed = (results: readonly DateResult[], startsAt: string, commit: string): boolean =>
  results.some(
    (result) =>
      result.startsAt === startsAt && result.commit === commit && result.failed === 0 && result.passed > 0,
  );

export const resultTable = (results: readonly DateResult[]): string =>
  results
    .toSorted((first, second) => Date.parse(first.startsAt) - Date.parse(second.startsAt))
    .map(
      ({ startsAt, why, passed, failed, minutes, commit }) =>
        `${startsAt.padEnd(26)}${String(passed).padStart(4)} passed, ${failed} failed, ${minutes} min  ${commit.slice(0, 8)}  ${why}`,
    )
    .join('\n');
