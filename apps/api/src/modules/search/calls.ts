import type { Handler } from '../../http/call.ts';
import { searchHandler } from './search.ts';

export const handlers: readonly Handler[] = [searchHandler];
