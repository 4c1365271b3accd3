import { listPermittedPrograms } from '@tillbook/contract';
import { answer } from '../../http/call.ts';
import { listGrantedPrograms } from './store.ts';

export const listPermittedProgramsCall = answer(listPermittedPrograms, async ({ platform, session }) => ({
  programs: await listGrantedPrograms(platform.database, session.userId),
}));
