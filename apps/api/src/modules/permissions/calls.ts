import type { Handler } from '../../http/call.ts';
import { listPermittedAccountsHandler } from './list-permitted-accounts.ts';
import { listPermittedProgramsHandler } from './list-permitted-programs.ts';

export const handlers: readonly Handler[] = [listPermittedAccountsHandler, listPermittedProgramsHandler];
