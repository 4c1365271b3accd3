import pg from 'pg';
import { vi } from 'vitest';
import * as z from 'zod/mini';

export type Statement = {
  readonly text: string;
  readonly values: readonly unknown[];
  /** The name of a prepared statement. */
  readonly name: string | undefined;
};

const asked = z.object({
  text: z.string(),
  values: z.optional(z.array(z.unknown())),
  name: z.optional(z.string()),
});

/** What a piece of work asks the database, with the values it is asked with. */
export const statementsOf = async (work: () => Promise<unknown>): Promise<Statement[]> => {
  const statements: Statement[] = [];
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    for (const [first, second] of query.mock.calls) {
      const read = asked.safeParse(typeof first === 'string' ? { text: first } : first);
      if (!read.success) continue;
      const values = read.data.values ?? (Array.isArray(second) ? second : []);
      statements.push({ text: read.data.text, values, name: read.data.name });
    }
  } finally {
    query.mockRestore();
  }
  // A connection that is opened meanwhile is set up first, which is no part of the work.
  return statements.filter(
    ({ text }) => /^\s*(?:select|with)\b/i.test(text) && !/set_config|current_setting/.test(text),
  );
};
