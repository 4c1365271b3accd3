import { asc, count, eq } from '../../db/drizzle/query.ts';
import type { Connection } from '../../db/client.ts';
import { programs } from '../../db/schema/index.ts';

type Page = { readonly offset: number; readonly limit: number };

export const findPrograms = async (connection: Connection, { offset, limit }: Page) => {
  const rows = await connection
    .select()
    .from(programs)
    .orderBy(asc(programs.name), asc(programs.id))
    .offset(offset)
    .limit(limit);
  const [total] = await connection.select({ count: count() }).from(programs);
  return { programs: rows, totalCount: total?.count ?? 0 };
};

export const hasProgram = async (connection: Connection, id: string): Promise<boolean> => {
  const found = await connection.select({ id: programs.id }).from(programs).where(eq(programs.id, id));
  return found.length > 0;
};

export const insertProgram = async (
  connection: Connection,
  program: typeof programs.$inferInsert,
): Promise<void> => {
  await connection.insert(programs).values(program);
};
