import type { Handler } from '../../http/call.ts';
import { grantAccountHandler } from './grant-account.ts';
import { listGrantsHandler } from './list-grants.ts';
import { revokeGrantHandler } from './revoke-grant.ts';

export const handlers: readonly Handler[] = [listGrantsHandler, grantAccountHandler, revokeGrantHandler];
