import type { Handler } from '../../http/call.ts';
import { getSystemHandler } from './get-system.ts';

export const handlers: readonly Handler[] = [getSystemHandler];
