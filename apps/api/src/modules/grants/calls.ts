import type { Answered } from '../../http/call.ts';
import { grantAccountCall } from './grant-account.ts';
import { listGrantsCall } from './list-grants.ts';
import { revokeGrantCall } from './revoke-grant.ts';

export const answeredCalls: readonly Answered[] = [listGrantsCall, grantAccountCall, revokeGrantCall];
