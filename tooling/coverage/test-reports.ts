import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({ ancestorTitles: z.array(z.string()), title: z.string(), status: z.string() }),
      ),
    }),
  ),
});

export type RanTest = {
  /** An absolute path, perhaps of another checkout: a cached report is kept as it was written. */
  readonly file: string;
  readonly title: string;
  /** The titles of the groups around it and its own: `group › title`. */
  readonly fullTitle: string;
  readonly status: string;
};

/** The tests of one report of vitest's. */
export const readReport = (text: string): readonly RanTest[] =>
  report.parse(JSON.parse(text)).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      file: name,
      title,
      fullTitle: [...ancestorTitles.filter((group) => group !== ''), title].join(' › '),
      status,
    })),
  );

/** The tests of every package's last run; `npm test` has removed the reports of earlier ones. */
export const readReports = (repositoryRoot: string): readonly RanTest[] =>
  globSync('{apps,packages,tooling}/*/reports/vitest.json', { cwd: repositoryRoot }).flatMap((path) =>
    readReport(readFileSync(join(repositoryRoot, path), 'utf8')),
  );
