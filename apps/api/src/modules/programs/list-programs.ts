import { listPrograms } from '@tillbook/contract';
import { answer } from '../../http/call.ts';
import { findPrograms } from './store.ts';

export const listProgramsCall = answer(listPrograms, ({ platform: { database }, query }) =>
  findPrograms(database.drizzle, query),
);
