import type { Answered } from '../../http/call.ts';
import { listAccountAuditEntriesCall } from './list-account-audit-entries.ts';
import { listAuditEntriesCall } from './list-audit-entries.ts';

export const answeredCalls: readonly Answered[] = [listAccountAuditEntriesCall, listAuditEntriesCall];
