import type { Answered } from '../../http/call.ts';
import { listPermittedAccountsCall } from './list-permitted-accounts.ts';
import { listPermittedProgramsCall } from './list-permitted-programs.ts';

export const answeredCalls: readonly Answered[] = [listPermittedAccountsCall, listPermittedProgramsCall];
