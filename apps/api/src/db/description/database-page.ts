import type { Catalog, Table } from './read-catalog.ts';
import { tableKinds } from './table-kinds.ts';

/** A table's comment, and who writes the table. */
export const tableWords = ({
  comment,
}: Pick<Table, 'comment'>): { about: string; writers: readonly string[] } => {
  const [about = '', writers = ''] = (comment ?? '').split(' Written by ', 2);
  return { about, writers: writers.replace(/\.$/, '').split(', ').filter(Boolean) };
};

const schemaOf = (name: string): string => name.split('.')[0] ?? name;
const shortName = (name: string): string => name.split('.')[1] ?? name;

const tableRow = (table: Table): string => {
  const { about, writers } = tableWords(table);
  const written = writers.map((writer) => `\`${writer}\``).join(', ');
  return `| \`${shortName(table.name)}\` | ${about} | ${tableKinds[table.name] ?? ''} | ${written} |`;
};

const table = (headings: readonly string[], rows: readonly string[]): readonly string[] => [
  `| ${headings.join(' | ')} |`,
  `| ${headings.map(() => '---').join(' | ')} |`,
  ...rows,
];

const schemaSection =
  ({ tables }: Catalog) =>
  ({ name, comment }: Catalog['schemas'][number]): readonly string[] => {
    const own = tables.filter((candidate) => schemaOf(candidate.name) === name);
    if (own.length === 0) return [];
    const about = name === 'public' || comment === null ? [] : [comment, ''];
    return [
      `## ${name}`,
      '',
      ...about,
      ...table(['table', 'what it is', 'kind', 'written by'], own.map(tableRow)),
      '',
    ];
  };

const functionRow = ({ signature, comment }: Catalog['functions'][number]): string =>
  `| \`${signature}\` | ${comment ?? ''} |`;

/** Mermaid allows no dots in names, so tables appear without their schema. */
const relation = (from: Table, { columns, to }: Table['foreignKeys'][number]): string => {
  const own = from.columns.filter(({ name }) => columns.includes(name));
  const isUnique = columns.join() === from.primaryKey.join();
  const many = isUnique ? 'o|' : 'o{';
  return `  ${shortName(to)} ${own.every(({ isRequired }) => isRequired) ? '||' : '|o'}--${many} ${shortName(from.name)} : "${columns.join(', ')}"`;
};

const diagram = ({ tables }: Catalog): readonly string[] => [
  '```mermaid',
  'erDiagram',
  ...tables.flatMap((from) => from.foreignKeys.map((key) => relation(from, key))),
  '```',
];

/** The page about the database, `docs/database.md`. */
export const databasePage = (catalog: Catalog): string =>
  [
    '# The database',
    '',
    'Written by `npm run describe-database` in `apps/api` from the comments in',
    '[`apps/api/src/db/comments/`](../apps/api/src/db/comments) and',
    '[`apps/api/src/db/functions/`](../apps/api/src/db/functions). Columns, constraints, indexes and grants are in',
    '[`schema.sql`](../apps/api/src/db/schema.sql), the words of the product in [CONTEXT.md](CONTEXT.md). Who writes a table is a folder',
    'of `apps/api/src` or a function of the database; a migration and a restore write any of them. The kind says where rows would be in',
    'a database of several machines: with their account, on every one for reference, or on one node ([scale.md](scale.md)).',
    '',
    ...catalog.schemas.flatMap(schemaSection(catalog)),
    '## Functions',
    '',
    ...table(['function', 'what it does'], catalog.functions.map(functionRow)),
    '',
    '## Foreign keys',
    '',
    'The largest tables have none: only functions write them, and the check of the books (`npm run check-books`) looks whether all that',
    'they name is there.',
    '',
    ...diagram(catalog),
    '',
  ].join('\n');
