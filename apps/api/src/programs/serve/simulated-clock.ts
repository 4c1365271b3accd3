import { connectOwner } from '../../db/connect-owner.ts';
import { beginSimulation } from '../../db/simulation.ts';
import type { Log } from '../../runtime/log.ts';
import type { Settings } from '../../runtime/settings.ts';

type Start = { readonly log: Log; readonly say: (line: string) => void };

/**
 * Marks the database of a start with `CLOCK_STARTS_AT` permanently, because its dates are not those of real
 * events.
 */
export const markSimulatedClock = async (
  { clockStartsAt }: Settings,
  databaseUrl: string,
  { log, say }: Start,
): Promise<void> => {
  if (clockStartsAt === undefined) return;
  const owner = await connectOwner(databaseUrl, 'tillbook-start');
  try {
    await beginSimulation(owner);
  } finally {
    await owner.end();
  }
  log('simulated_clock', { startsAt: clockStartsAt.toISOString() });
  say(`The clock is simulated and starts at ${clockStartsAt.toISOString()}.`);
};
