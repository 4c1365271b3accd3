import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from '../cluster/cluster.ts';
import { lostAcknowledgements } from '../load/acknowledged.ts';
import { ledgerFaults } from '../load/ledger-faults.ts';
import { type Ledger, loadStubbornly, newLedger } from '../load/load.ts';
import type { DrilledCluster } from './cluster-platform.ts';

export type Restored = { readonly summary: string; readonly faults: readonly string[] };

const loadMs = 8000;
const patienceMs = 60_000;

const loadFor = async ({ session }: DrilledCluster, name: string): Promise<Ledger> => {
  const ledger = newLedger();
  const untilMs = performance.now() + loadMs;
  await loadStubbornly(session, name, ledger, () => performance.now() > untilMs, patienceMs);
  return ledger;
};

const stopApis = ({ apis }: Cluster): Promise<unknown> =>
  Promise.all(apis.map(({ service }) => service.stop()));

const idsOf = ({ acknowledged }: Ledger): string[] => [...acknowledged.values()].map(({ id }) => id);

/**
 * Restores the database to a time between two loads. The restored database must contain everything of the
 * first load and nothing of the second.
 */
export const restoreToMoment = async (drilled: DrilledCluster): Promise<Restored> => {
  const { cluster, books } = drilled;
  await cluster.repository.backUp('diff');
  const before = await loadFor(drilled, `restore-${process.pid}-before`);
  const { rows } = await books.owner().query<{ moment: Date }>('select clock_timestamp() as moment');
  const moment = rows[0]?.moment ?? new Date();
  await sleep(1000);
  const after = await loadFor(drilled, `restore-${process.pid}-after`);
  await cluster.repository.archive();
  const beganAtMs = performance.now();
  await stopApis(cluster);
  await cluster.restoreTo(moment);
  // No process serves yet, so the books contain only the restored data.
  const lost = await lostAcknowledgements(books.owner(), before);
  // Only the bank has a record of requests after that moment.
  const forgotten = idsOf(after);
  const later = await books
    .owner()
    .query<{ id: string }>('select id from transactions where id = any($1)', [forgotten]);
  const violations = (await ledgerFaults(books)).filter((line) => !forgotten.some((id) => line.includes(id)));
  const known = await drilled.books.sandbox?.owner.query<{ id: string }>(
    `select key as id from sandbox_processor.requests where outcome = 'approved' and key = any($1)`,
    [forgotten],
  );
  for (const api of cluster.apis) api.start();
  await cluster.untilHealthy();
  const seconds = Math.round((performance.now() - beganAtMs) / 1000);
  return {
    summary: `restored to a moment in ${seconds} s: ${before.acknowledged.size} acknowledged before it, ${lost.length} of them lost; ${after.acknowledged.size} after it, ${later.rows.length} of them present; books: ${violations.length} violations; the bank approved ${known?.rows.length ?? 0} that the books forgot`,
    faults: [...lost, ...later.rows.map(({ id }) => `${id} is from after the moment`), ...violations],
  };
};
