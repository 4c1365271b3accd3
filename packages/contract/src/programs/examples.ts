import type { Tag } from '../openapi/group-sections.ts';
import { exampleIds } from '../openapi/example-ids.ts';
import { documented } from '../openapi/documented-calls.ts';
import * as calls from './calls.ts';

const program = { id: exampleIds.program, name: 'Main Street' };

export const administrationTag: Tag = {
  name: 'Administration',
  description: 'Programs, accounts and the people with access to them, for internal admins.',
};

export const programCalls = documented(calls, {
  listPrograms: {
    description: 'Sorted by name.',
    response: { programs: [program], totalCount: 1 },
  },
  createProgram: { body: { name: program.name }, response: program },
});
