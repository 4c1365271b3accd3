import { posix } from 'node:path';
import type { Claim } from './catalog.ts';
import type { RanTest } from './test-reports.ts';

export const reportFolder = 'reports/traceability';

const fromRepository = (file: string): string => posix.relative(reportFolder, file);

/** Rewrites links in `docs` relative to the report's folder. */
const moved = (reason: string): string =>
  reason.replaceAll(/\]\((?![a-z]+:|#)([^)]+)\)/g, (_, target: string) => {
    return `](${fromRepository(posix.join('docs', target))})`;
  });

/**
 * Lists the tests of a claim. A test that ran several times, such as on two versions of PostgreSQL, is one
 * line.
 */
const linesOf = (id: string, ran: readonly RanTest[]): readonly string[] => [
  ...new Set(
    ran
      .filter(({ shows }) => shows.includes(id))
      .map(({ file, title, status }) => {
        const failed = status === 'passed' ? '' : ` (${status})`;
        return `  - [${title.replaceAll(/[[\]\\<`*_]/g, String.raw`\$&`)}](${fromRepository(file)})${failed}`;
      }),
  ),
];

const writeClaim = ({ id, text, verdict, reason }: Claim, ran: readonly RanTest[]): string => {
  const judged = verdict === 'met' ? '' : ` (${verdict})`;
  const why = reason === '' ? '' : `: ${moved(reason)}`;
  return [`- **${id}**${judged} ${text}${why}`, ...linesOf(id, ran)].join('\n');
};

export const writeTracePage = (title: string, claims: readonly Claim[], ran: readonly RanTest[]): string => {
  const sections = Map.groupBy(claims, ({ section }) => section);
  const written = [...sections].map(([section, itsClaims]) =>
    [`## ${section}\n`, ...itsClaims.map((claim) => writeClaim(claim, ran))].join('\n'),
  );
  return `${[`# ${title}`, ...written].join('\n\n')}\n`;
};
