import type { MovableClock } from '../../runtime/clock.ts';
import type { Platform } from '../../platform.ts';
import { findDueJobs } from '../../jobs/due-jobs.ts';
import { runJob } from '../../jobs/tasks.ts';

export type HistoryEvent = { readonly at: Date; run(): Promise<void> };

const nextDueAt = async ({ database }: Platform): Promise<Date | undefined> => {
  const { rows } = await database.pool.query<{ at: Date | null }>({
    name: 'next_due_at',
    text: `select least((select min(ask_processor_at) from transactions where final_at is null),
                        (select min(ready_to_settle_at) from ledger_entries where status = 'pending'),
                        (select min(ask_processor_at) from dispute_answers),
                        (select min(respond_by) from disputes where closed_at is null and status = 'pending')) as at`,
  });
  return rows[0]?.at ?? undefined;
};

/** Runs the engine's jobs that are due up to an instant, each at its own time, as the worker would. */
export const catchUp = async (platform: Platform, clock: MovableClock, until: Date): Promise<void> => {
  for (let due = await nextDueAt(platform); due && due <= until; due = await nextDueAt(platform)) {
    clock.moveTo(due);
    for (const job of await findDueJobs(platform)) await runJob(platform, job);
  }
  clock.moveTo(until);
};

export const play = async (
  platform: Platform,
  clock: MovableClock,
  history: readonly HistoryEvent[],
): Promise<void> => {
  for (const event of history.toSorted((left, right) => left.at.getTime() - right.at.getTime())) {
    await catchUp(platform, clock, event.at);
    await event.run();
    await platform.background.settled();
  }
};
