import type { Handler } from '../../http/call.ts';
import { createProgramHandler } from './create-program.ts';
import { listProgramsHandler } from './list-programs.ts';

export const handlers: readonly Handler[] = [listProgramsHandler, createProgramHandler];
