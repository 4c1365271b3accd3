import type { Catalog, Column, CompositeType, Table, View } from './read-catalog.ts';

const lineLength = 110;

const commentLines = (comment: string | null, indent = ''): readonly string[] => {
  if (comment === null) return [];
  const lines: string[] = [];
  let line = '';
  for (const word of comment.split(' ')) {
    if (line !== '' && line.length + word.length >= lineLength) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line].map((text) => `${indent}-- ${text}`);
};

const columnLine = ({ name, type, isRequired, generated }: Column): string =>
  [`  ${name} ${type}`, generated, isRequired && 'NOT NULL'].filter(Boolean).join(' ');

/** Adds a comma to every definition but the last; the comments above the definitions get none. */
const body = (columns: readonly Column[], constraints: readonly string[] = []): readonly string[] => {
  const definitions = [
    ...columns.map((column) => ({ above: commentLines(column.comment, '  '), text: columnLine(column) })),
    ...constraints.map((constraint) => ({ above: [], text: `  ${constraint}` })),
  ];
  return definitions.flatMap(({ above, text }, index) => [
    ...above,
    index < definitions.length - 1 ? `${text},` : text,
  ]);
};

const grantLine = ({ name, grants }: Pick<Table, 'name' | 'grants'>): readonly string[] =>
  grants.length === 0 ? [] : [`GRANT ${grants.join(', ')} ON ${name} TO tillbook_app;`];

const typeBlock = ({ name, comment, columns }: CompositeType): readonly string[] => [
  ...commentLines(comment),
  `CREATE TYPE ${name} AS (`,
  ...body(columns),
  ');',
];

const tableBlock = (table: Table): readonly string[] => [
  ...commentLines(table.comment),
  `CREATE TABLE ${table.name} (`,
  ...body(table.columns, table.constraints),
  ');',
  ...[...table.indexes, ...table.triggers].map((definition) => `${definition};`),
  ...grantLine(table),
];

const viewBlock = (view: View): readonly string[] => [
  ...commentLines(view.comment),
  `CREATE VIEW ${view.name} AS`,
  view.definition,
  ...grantLine(view),
];

const heading = [
  '-- The tables as the migrations leave them, written by `npm run describe-database` in `apps/api` and compared by a test.',
  '-- To be read, not run: a database is made by `npm run migrate`. The functions are in functions/.',
];

export const schemaSql = ({ schemas, types, tables, views }: Catalog): string => {
  const made = schemas.filter(({ name }) => name !== 'public');
  const blocks = [
    heading,
    ...made.map(({ name, comment }) => [...commentLines(comment), `CREATE SCHEMA ${name};`]),
    ...types.map(typeBlock),
    ...tables.map(tableBlock),
    ...views.map(viewBlock),
  ];
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
};
