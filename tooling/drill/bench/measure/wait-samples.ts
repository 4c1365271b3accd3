import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

const intervalMs = 50;
const leastPercent = 1;

/**
 * Counts the busy sessions of the platform by the event that they wait for. A session that waits for a row
 * holds or requests a lock on a tuple of its table.
 */
const busySessions = `
  select case when a.wait_event_type is null then 'running'
              when a.wait_event_type <> 'Lock' then a.wait_event_type || ':' || a.wait_event
              else concat_ws(' in ', 'Lock:' || a.wait_event,
                (select l.relation::regclass::text from pg_locks l
                  where l.pid = a.pid and l.relation is not null and (l.locktype = 'tuple' or not l.granted) limit 1))
         end as event, count(*)::int as sessions
    from pg_stat_activity a
   where a.datname = current_database() and a.application_name = 'tillbook-api' and a.state = 'active'
   group by 1`;

type EventCounts = Map<string, number>;

const isLock = (event: string): boolean => event.startsWith('Lock:');
const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0);
const percentOf = (part: number, total: number): number => (total === 0 ? 0 : (100 * part) / total);

const lockPercentOf = (counts: EventCounts): number => {
  const locks = [...counts].flatMap(([event, sessions]) => (isLock(event) ? [sessions] : []));
  return percentOf(sum(locks), sum(counts.values()));
};

const add = (counts: EventCounts, event: string, sessions: number) =>
  counts.set(event, (counts.get(event) ?? 0) + sessions);

export type WaitSamples = {
  /** Samples the sessions until the work has ended. */
  readonly during: <Result>(
    work: () => Promise<Result>,
  ) => Promise<{ readonly result: Result; readonly lockPercent: number }>;
  /** Lists the events of all samples with their shares: every lock, and the other events from 1 % on. */
  readonly summary: () => string;
};

/** Samples the sessions of the platform in the database, to show the events that they wait for. */
export const waitSamples = (owner: pg.Client): WaitSamples => {
  const all: EventCounts = new Map();
  const sampleUntil = async (hasEnded: () => boolean): Promise<EventCounts> => {
    const counts: EventCounts = new Map();
    while (!hasEnded()) {
      const { rows } = await owner.query<{ event: string; sessions: number }>(busySessions);
      for (const { event, sessions } of rows) {
        add(counts, event, sessions);
        add(all, event, sessions);
      }
      await sleep(intervalMs);
    }
    return counts;
  };
  return {
    during: async (work) => {
      let hasEnded = false;
      const ending = work().finally(() => {
        hasEnded = true;
      });
      const [result, counts] = await Promise.all([ending, sampleUntil(() => hasEnded)]);
      return { result, lockPercent: lockPercentOf(counts) };
    },
    summary: () => {
      const total = sum(all.values());
      const events = [...all]
        .map(([event, sessions]) => ({ event, percent: percentOf(sessions, total) }))
        .filter(({ event, percent }) => isLock(event) || percent >= leastPercent)
        .toSorted((first, second) => second.percent - first.percent);
      return events.map(({ event, percent }) => `${event} ${percent.toFixed(1)} %`).join(', ') || 'none';
    },
  };
};
