import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { connectOwner } from '../db/connect-owner.ts';
import * as schema from '../db/schema/index.ts';
import type { Log } from '../log.ts';
import type { Outcome } from '../outcome.ts';
import type { Settings } from '../settings.ts';

const { seedings } = schema;
const name = 'simulated clock';

type Start = { readonly log: Log; readonly say: (line: string) => void };

/**
 * Marks the database of a start with `CLOCK_STARTS_AT`: the dates in the database are not those of real events.
 *
 * @returns a refusal with NODE_ENV=production, if the database was marked by an earlier start
 */
export const checkSimulatedClock = async (
  { clockStartsAt, production }: Settings,
  databaseUrl: string,
  { log, say }: Start,
): Promise<Outcome<undefined>> => {
  if (clockStartsAt === undefined && !production) return { ok: true, value: undefined };
  const client = await connectOwner(databaseUrl, 'tillbook-start');
  try {
    const owner = drizzle(client, { schema });
    if (clockStartsAt === undefined) {
      const [mark] = await owner.select().from(seedings).where(eq(seedings.name, name));
      return mark === undefined ? { ok: true, value: undefined } : refusal;
    }
    await owner.insert(seedings).values({ name, beganAt: clockStartsAt }).onConflictDoNothing();
    log('simulated_clock', { startsAt: clockStartsAt.toISOString() });
    say(`The clock is simulated and starts at ${clockStartsAt.toISOString()}.`);
    return { ok: true, value: undefined };
  } finally {
    await client.end();
  }
};

const refusal = {
  ok: false,
  message:
    'This database was used with a simulated clock (CLOCK_STARTS_AT), so its dates are not real. Give another database to a start with NODE_ENV=production.',
} as const;
