import { createProgram } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { respondOnce } from '../../idempotency/respond-once.ts';
import { scopes } from '../../idempotency/scopes.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { insertProgram } from './store.ts';

export const createProgramHandler = defineHandler(
  createProgram,
  ({ platform, session: { userId }, body, idempotencyKey, clientAddress }) =>
    respondOnce(
      platform,
      { endpoint: createProgram, scope: scopes.programs, key: idempotencyKey, body },
      async (transaction) => {
        const program = { id: platform.newIdentifier('prg'), name: body.name };
        await insertProgram(transaction, program);
        await recordAudit(
          platform,
          {
            userId,
            action: 'program.create',
            subject: program.id,
            clientAddress,
            details: { name: body.name },
          },
          transaction,
        );
        return program;
      },
    ),
);
