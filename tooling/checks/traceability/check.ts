import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { type CatalogKind, readCatalog } from './catalog.ts';
import { findGaps, findTestGaps } from './find-gaps.ts';
import { readReports } from './test-reports.ts';
import { reportFolder, writeTracePage } from './trace-page.ts';

const repositoryRoot = resolve(import.meta.dirname, '../../..');
const inRepository = (path: string): string => join(repositoryRoot, path);

const pages: readonly { readonly page: string; readonly kind: CatalogKind }[] = [
  { page: 'docs/specification-statements.md', kind: 'statements' },
  { page: 'docs/threat-model.md', kind: 'statements' },
  { page: 'docs/asvs.md', kind: 'requirements' },
];

const ran = readReports(repositoryRoot);
const catalogs = pages.map(({ page, kind }) => {
  const text = readFileSync(inRepository(page), 'utf8');
  return { page, kind, title: /^# (.+)/.exec(text)?.[1] ?? page, claims: readCatalog(text, kind) };
});

mkdirSync(inRepository(reportFolder), { recursive: true });

const gapsOfPages = catalogs.flatMap(({ page, title, claims }) => {
  const gaps = [
    ...findGaps(claims, ran, (file) => existsSync(inRepository(file))),
    ...(claims.length === 0 ? ['the page has no claims.'] : []),
  ];
  const report = join(reportFolder, basename(page));
  writeFileSync(inRepository(report), writeTracePage(title, claims, ran));
  const verdicts = [...Map.groupBy(claims, ({ verdict }) => verdict)]
    .map(([verdict, { length }]) => `${String(length)} ${verdict}`)
    .join(', ');
  console.log(`${page}: ${verdicts}; ${String(gaps.length)} gaps; written with its tests to ${report}.`);
  return gaps.map((gap) => `${page}, ${gap}`);
});

const ids = new Set(catalogs.flatMap(({ claims }) => claims.map(({ id }) => id)));
const gaps = [...gapsOfPages, ...findTestGaps(ran, ids)];
for (const gap of gaps) console.error(gap);
const showing = ran.filter(({ shows }) => shows.length > 0);
console.log(
  `${String(showing.length)} of ${String(ran.length)} tests show one of ${String(ids.size)} claims.`,
);
process.exit(gaps.length === 0 ? 0 : 1);
