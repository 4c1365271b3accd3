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

/**
 * Returns true for connections of calls, jobs and the key's rotation; the others belong to a test or another
 * system.
 */
const isSentByPlatform = (client: object): boolean =>
  /^tillbook-(?:api|filters|rotate-key)$/.test(
    String(Object(Reflect.get(client, 'connectionParameters')).application_name),
  );

export type Recording = {
  /** Returns each statement once, in the order of its first use. */
  texts(): readonly string[];
  stop(): void;
};

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

export const statementsOf = async (run: () => Promise<unknown>): Promise<Statement[]> => {
  const statements: Statement[] = [];
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await run();
    statements.push(...query.mock.calls.flatMap((call) => readStatement(call) ?? []));
  } finally {
    query.mockRestore();
  }
  // Excludes the setup of a connection opened in the meantime.
  return statements.filter(
    ({ text }) => /^\s*(?:select|with)\b/i.test(text) && !/set_config|current_setting/.test(text),
  );
};
