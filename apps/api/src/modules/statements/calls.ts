import type { Answered } from '../../http/call.ts';
import { createStatementFileCall } from './create-statement-file.ts';
import { getStatementCall } from './get-statement.ts';
import { listStatementEntriesCall } from './list-statement-entries.ts';
import { listStatementsCall } from './list-statements.ts';

/** Opened by a browser, with a ticket in place of a session. */
export { answerStatementFile } from './answer-statement-file.ts';

export const answeredCalls: readonly Answered[] = [
  listStatementsCall,
  getStatementCall,
  listStatementEntriesCall,
  createStatementFileCall,
];
