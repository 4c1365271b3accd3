import pg from 'pg';
import { vi } from 'vitest';
import * as z from 'zod/mini';

export type Statement = {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly name: string | undefined;
};

const recorded = z.object({
  text: z.string(),
  values: z.optional(z.array(z.unknown())),
  name: z.optional(z.string()),
});

const readStatement = ([first, second]: readonly unknown[]): Statement | undefined => {
  const read = recorded.safeParse(typeof first === 'string' ? { text: first } : first);
  if (!read.success) return undefined;
  const values = read.data.values ?? (Array.isArray(second) ? second : []);
  return { text: read.data.text, values, name: read.data.name };
};

/** Returns true for connections of calls and jobs; the others are a test's own, or another system's. */
const isSentByPlatform = (client: object): boolean =>
  /^tillbook-(?:api|filters)$/.test(
    String(Object(Reflect.get(client, 'connectionParameters')).application_name),
  );

export type Recording = {
  /** Returns the text of each statement sent so far, once. */
  texts(): readonly string[];
  stop(): void;
};

/** Records the statements that calls and jobs send to the database. */
export const recordStatements = (): Recording => {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const read = () =>
    query.mock.calls.flatMap((call, index) => {
      const client = query.mock.contexts[index];
      return client instanceof pg.Client && isSentByPlatform(client) ? (readStatement(call)?.text ?? []) : [];
    });
  let sent: readonly string[] | undefined;
  return {
    texts: () => [...new Set(sent ?? read())],
    stop: () => {
      sent = read();
      query.mockRestore();
    },
  };
};

/** Returns the statements that a function sends to the database, with their parameters. */
export const statementsOf = async (run: () => Promise<unknown>): Promise<Statement[]> => {
  const statements: Statement[] = [];
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await run();
    statements.push(...query.mock.calls.flatMap((call) => readStatement(call) ?? []));
  } finally {
    query.mockRestore();
  }
  // Excludes the setup of a connection opened meanwhile.
  return statements.filter(
    ({ text }) => /^\s*(?:select|with)\b/i.test(text) && !/set_config|current_setting/.test(text),
  );
};
