import type { Answered } from '../../http/call.ts';
import { searchCall } from './search.ts';

export const answeredCalls: readonly Answered[] = [searchCall];
