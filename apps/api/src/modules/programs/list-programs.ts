import { listPrograms } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { findPrograms } from './store.ts';

export const listProgramsHandler = defineHandler(listPrograms, ({ platform: { database }, query }) =>
  findPrograms(database.drizzle, query),
);
