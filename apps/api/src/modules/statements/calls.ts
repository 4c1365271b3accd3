import type { Handler } from '../../http/call.ts';
import { createStatementFileHandler } from './create-statement-file.ts';
import { getStatementHandler } from './get-statement.ts';
import { listStatementEntriesHandler } from './list-statement-entries.ts';
import { listStatementsHandler } from './list-statements.ts';

/** Opened by browsers, with a ticket in place of a session. */
export { serveStatementFile } from './serve-statement-file.ts';

export const handlers: readonly Handler[] = [
  listStatementsHandler,
  getStatementHandler,
  listStatementEntriesHandler,
  createStatementFileHandler,
];
