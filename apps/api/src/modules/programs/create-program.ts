import { createProgram } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { answerOnce } from '../../idempotency/answer-once.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { insertProgram } from './store.ts';

/** What keys of this call belong to: a program is of no account. */
const scope = 'programs';

export const createProgramHandler = defineHandler(
  createProgram,
  ({ platform, session: { userId }, body, idempotencyKey, clientAddress }) =>
    answerOnce(
      platform,
      { endpoint: createProgram, scope, key: idempotencyKey, body },
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
