import { setTimeout as sleep } from 'node:timers/promises';
import { openBooks } from './books.ts';
import { chargeFromManyClients, type Charges, openTill, sendAgain } from './charges.ts';
import { type Kill, type Server, startServer } from './server.ts';

export type Round = {
  readonly kill: Kill;
  /** Charges answered before the kill. */
  readonly acknowledged: number;
  /** Charges on their way when the kill came. */
  readonly unanswered: number;
  /** From starting again to being ready. */
  readonly readyMs: number;
  /** From being ready to no charge being open. */
  readonly resolvedMs: number;
  readonly faults: readonly string[];
};

const shortestChargingMs = 150;
const longestChargingMs = 1200;

const firstAcknowledged = async (charges: Charges): Promise<void> => {
  while (charges.acknowledged.size === 0) await sleep(10);
};

/** Charges, kills in the middle of it, starts again, and looks at what is there. Returns the server that runs then. */
const runRound = async (
  server: Server,
  dataDirectory: string,
  kill: Kill,
  name: string,
): Promise<{ server: Server; round: Round }> => {
  const charges: Charges = { acknowledged: new Map(), unanswered: new Map() };
  const charging = chargeFromManyClients(await openTill(server), name, charges);
  await Promise.race([firstAcknowledged(charges), charging]);
  await sleep(shortestChargingMs + Math.random() * (longestChargingMs - shortestChargingMs));
  await server.kill(kill);
  await charging;
  const acknowledged = charges.acknowledged.size;
  const unanswered = charges.unanswered.size;
  const next = await startServer(dataDirectory);
  const books = await openBooks(next.databaseUrl);
  try {
    const resolvedMs = await books.resolved();
    const before = await books.faults(charges);
    await sendAgain(await openTill(next), charges);
    const after = await books.faults(charges);
    const faults = [...new Set([...before, ...after])];
    return {
      server: next,
      round: { kill, acknowledged, unanswered, readyMs: next.readyMs, resolvedMs, faults },
    };
  } finally {
    await books.close();
  }
};

/**
 * Kills the server of a data folder again and again in the middle of charges.
 *
 * @param kills one for each round, in order
 * @param onRound told after each round
 */
export const runRounds = async (
  dataDirectory: string,
  kills: readonly Kill[],
  onRound: (round: Round, number: number) => void,
): Promise<Round[]> => {
  const rounds: Round[] = [];
  let server = await startServer(dataDirectory);
  try {
    for (const [index, kill] of kills.entries()) {
      const result = await runRound(server, dataDirectory, kill, `drill-${process.pid}-${index}`);
      server = result.server;
      rounds.push(result.round);
      onRound(result.round, index + 1);
    }
  } finally {
    await server.stop();
  }
  return rounds;
};
