import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          status: z.string(),
          meta: z.object({ shows: z.array(z.string()).default([]) }),
        }),
      ),
    }),
  ),
});

export type RanTest = {
  readonly file: string;
  /** Title with its groups: `group › title`. */
  readonly title: string;
  readonly status: string;
  readonly shows: readonly string[];
};

/** Removes the checkout's path, which differs in a cached report. */
const inRepository = (packagePath: string, file: string): string =>
  file.slice(Math.max(0, file.lastIndexOf(`/${packagePath}/`) + 1));

/**
 * Reads the tests of a JSON report of Vitest.
 *
 * @param packagePath from the repository's root: `apps/api`
 */
export const readReport = (packagePath: string, text: string): readonly RanTest[] =>
  report.parse(JSON.parse(text)).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status, meta }) => ({
      file: inRepository(packagePath, name),
      title: [...ancestorTitles.filter((group) => group !== ''), title].join(' › '),
      status,
      shows: meta.shows,
    })),
  );

/**
 * Reads every package's latest reports, with and without a running product. `npm test` removes earlier
 * reports.
 */
export const readReports = (repositoryRoot: string): readonly RanTest[] =>
  globSync('{apps,packages,tooling}/*/reports/{,e2e/}vitest.json', { cwd: repositoryRoot })
    .toSorted()
    .flatMap((path) =>
      readReport(path.replace(/\/reports\/.*/, ''), readFileSync(join(repositoryRoot, path), 'utf8')),
    );
