import { max } from 'drizzle-orm';
import { entrySets } from '../db/schema/index.ts';
import { findQueueState } from '../modules/system/store.ts';
import type { Platform } from '../platform.ts';
import type { Metric } from './exposition.ts';

const gauge = (name: string, help: string, value: number): Metric => ({
  name,
  type: 'gauge',
  help,
  samples: [{ value }],
});

const poolMetrics = ({ database: { pool } }: Platform): Metric => ({
  name: 'tillbook_database_connections',
  type: 'gauge',
  help: 'Connections of the pool, and requests that wait for one.',
  samples: [
    { labels: { state: 'open' }, value: pool.totalCount },
    { labels: { state: 'idle' }, value: pool.idleCount },
    { labels: { state: 'waiting' }, value: pool.waitingCount },
  ],
});

const processMetrics = (): readonly Metric[] => [
  gauge('process_resident_memory_bytes', 'Memory of the API process.', process.memoryUsage.rss()),
  gauge('process_uptime_seconds', 'How long the API process has been running.', Math.round(process.uptime())),
];

/** What only the database knows; its ordinals grow with each posting, so their growth is the posting rate. */
const databaseMetrics = async ({ database, clock }: Platform): Promise<readonly Metric[]> => {
  const [queue, [newest]] = await Promise.all([
    findQueueState(database),
    database.drizzle.select({ ordinal: max(entrySets.ordinal) }).from(entrySets),
  ]);
  const waitedMs = queue.oldestJobAt ? clock.now().getTime() - queue.oldestJobAt.getTime() : 0;
  return [
    {
      name: 'tillbook_postings_total',
      type: 'counter',
      help: 'Entry sets of the general ledger, those that were rolled back included.',
      samples: [{ value: newest?.ordinal ?? 0 }],
    },
    gauge('tillbook_queue_depth', 'Jobs that wait, work or are to be tried again.', queue.depth),
    gauge('tillbook_queue_failed', 'Jobs that failed for good.', queue.failed),
    gauge(
      'tillbook_queue_oldest_job_seconds',
      'How long the oldest job has waited.',
      Math.max(0, waitedMs / 1000),
    ),
  ];
};

/** The state of the platform and of this process; while the database is away, what can be said without it. */
export const platformMetrics = async (platform: Platform): Promise<readonly Metric[]> => {
  const following = platform.changes.followers().length;
  const own = [
    poolMetrics(platform),
    gauge('tillbook_event_streams', 'Streams of events that are open in this process.', following),
    ...processMetrics(),
  ];
  try {
    const known = await databaseMetrics(platform);
    return [gauge('tillbook_database_up', 'Whether the database answers.', 1), ...known, ...own];
  } catch {
    return [gauge('tillbook_database_up', 'Whether the database answers.', 0), ...own];
  }
};
