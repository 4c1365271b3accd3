import { connectOwner } from '../src/db/connect-owner.ts';
import { beginSimulation, endSimulation } from '../src/db/simulation.ts';

const asOwner =
  (act: typeof beginSimulation) =>
  async (databaseUrl: string): Promise<void> => {
    const owner = await connectOwner(databaseUrl, 'tillbook-check');
    try {
      await act(owner);
    } finally {
      await owner.end();
    }
  };

/** Allows postings of any time, as in every test's database unless the test disables it. */
export const beginSimulationOf = asOwner(beginSimulation);

export const endSimulationOf = asOwner(endSimulation);
