import type { Handler } from '../../http/call.ts';
import { listAccountAuditEntriesHandler } from './list-account-audit-entries.ts';
import { listAuditEntriesHandler } from './list-audit-entries.ts';

export const handlers: readonly Handler[] = [listAccountAuditEntriesHandler, listAuditEntriesHandler];
