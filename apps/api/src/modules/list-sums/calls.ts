import type { Handler } from '../../http/call.ts';
import { getListSumHandler } from './get-list-sum.ts';

export const handlers: readonly Handler[] = [getListSumHandler];
