import type { Handler } from '../../http/call.ts';
import { followAccountHandler } from './follow-account.ts';

export const handlers: readonly Handler[] = [followAccountHandler];
