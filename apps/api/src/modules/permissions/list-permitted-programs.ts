import { listPermittedPrograms } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { listGrantedPrograms } from './store.ts';

export const listPermittedProgramsHandler = defineHandler(
  listPermittedPrograms,
  async ({ platform, session }) => ({
    programs: await listGrantedPrograms(platform.database, session.userId),
  }),
);
