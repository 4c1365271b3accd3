import * as z from 'zod/mini';
import { defineEndpoint, defineListEndpoint, listOf } from '../endpoint.ts';
import { totals } from '../filters.ts';
import { identifier, page } from '../primitives.ts';
import { singleLineText } from '../typed-text.ts';

const program = z.object({ id: identifier, name: z.string() });

export type Program = z.infer<typeof program>;

export const listPrograms = defineListEndpoint(
  {
    name: 'listPrograms',
    method: 'GET',
    path: '/programs',
    summary: 'List all programs on the platform',
    access: { kind: 'admin' },
    query: z.object({ ...page }),
    response: z.object({ programs: z.array(program), ...totals }),
  },
  (response) => listOf(response.programs, response),
);

export const createProgram = defineEndpoint({
  name: 'createProgram',
  method: 'POST',
  path: '/programs',
  summary: 'Create a program for accounts',
  access: { kind: 'admin' },
  idempotent: true,
  body: z.object({ name: singleLineText(100) }),
  response: program,
  status: 201,
});
