import { join } from 'node:path';
import { databasePage } from './database-page.ts';
import type { Catalog } from './read-catalog.ts';
import { schemaSql } from './schema-sql.ts';

/** The files that describe a database, with their expected content. */
export const databaseDescription = (
  catalog: Catalog,
): readonly { readonly path: string; readonly text: string }[] => [
  { path: join(import.meta.dirname, '../schema.sql'), text: schemaSql(catalog) },
  { path: join(import.meta.dirname, '../../../../../docs/database.md'), text: databasePage(catalog) },
];
