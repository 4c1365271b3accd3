import type pg from 'pg';
import { connectOwner } from '../../db/connect-owner.ts';
import type { ProgressLine } from '../serve/progress-line.ts';

const betweenCountsMs = 500;

const countSeeded = async (client: pg.Client): Promise<string> => {
  const { rows } = await client.query<{ transactions: number; entries: number }>(
    `select (select count(*)::int from transactions) as transactions,
            (select count(*)::int from ledger_entries) as entries`,
  );
  const { transactions = 0, entries = 0 } = rows[0] ?? {};
  return `${transactions} transactions and ${entries} ledger entries filled in`;
};

/** Returns undefined if the database does not respond: the seeding itself reports the error. */
const countIfPossible = (client: pg.Client): Promise<string | undefined> =>
  countSeeded(client).catch(() => undefined);

export type SeedingWatch = { end(): Promise<void> };

export const watchSeeding = async (databaseUrl: string, progress: ProgressLine): Promise<SeedingWatch> => {
  const client = await connectOwner(databaseUrl, 'tillbook-seed');
  let counting: Promise<void> | undefined;
  const count = async () => {
    const text = await countIfPossible(client);
    if (text !== undefined) progress.report(text);
    counting = undefined;
  };
  const timer = setInterval(() => {
    counting ??= count();
  }, betweenCountsMs);
  return {
    end: async () => {
      clearInterval(timer);
      await counting;
      progress.end(await countIfPossible(client));
      await client.end();
    },
  };
};
