import type { Answered } from '../../http/call.ts';
import { createProgramCall } from './create-program.ts';
import { listProgramsCall } from './list-programs.ts';

export const answeredCalls: readonly Answered[] = [listProgramsCall, createProgramCall];
