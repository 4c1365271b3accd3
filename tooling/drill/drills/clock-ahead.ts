import { chargeGoodCard, openDemoSession } from '../load/demo-session.ts';
import { closingFaults } from '../load/ledger-faults.ts';
import { isReady } from '../product/api-process.ts';
import { apiAt, type Platform } from '../product/platform.ts';
import type { DrillResult, Say } from './drill-result.ts';

const fiveDaysMs = 5 * 24 * 3_600_000;

const aheadOfDatabase = `
  select count(*)::int as count from merchant_ledgers where last_posted_at > clock_timestamp() + interval '1 second'`;
const settledEarly = `
  select count(*)::int as count from ledger_entries where status = 'settled' and ready_to_settle_at > clock_timestamp()`;

const countOf = async (platform: Platform, text: string): Promise<number> => {
  const { rows } = await platform.owner().query<{ count: number }>(text);
  return rows[0]?.count ?? 0;
};

/**
 * Adds a process whose clock is five days ahead. The process must leave service, its requests must use the
 * database's time, and nothing may settle early.
 */
export const drillClockAhead = async (
  platform: Platform,
  charges: number,
  say: Say,
): Promise<DrillResult> => {
  const { startWithClockAhead } = platform;
  if (startWithClockAhead === undefined) throw new Error('This platform takes no further process.');
  const since = new Date();
  await platform.owner().query('update account_settings set card_settlement_days = 2');
  const wrong = await startWithClockAhead(fiveDaysMs);
  const faults: string[] = [];
  if (await isReady(wrong.apiBaseUrl)) faults.push('a process that is five days ahead is ready');
  const sessions = [
    await openDemoSession(wrong.apiBaseUrl),
    await openDemoSession(apiAt(platform, 0).apiBaseUrl),
  ];
  let charged = 0;
  for (let number = 0; number < charges; number += 1) {
    for (const session of sessions) {
      const { status, createdAt } = await chargeGoodCard(session, 100 + number);
      if (status === 'succeeded') charged += 1;
      else faults.push(`a charge is ${status}`);
      if (Date.parse(createdAt) > Date.now() + 1000) faults.push(`a charge was made at ${createdAt}`);
    }
  }
  say(`${charged} charges`);
  for (const [what, text] of [
    ['ledgers are ahead of the database', aheadOfDatabase],
    ['entries settled early', settledEarly],
  ] as const) {
    const count = await countOf(platform, text);
    if (count > 0) faults.push(`${count} ${what}`);
  }
  faults.push(...(await closingFaults(platform, since)));
  const summary = `${charged} charges, half of them by a process that is five days ahead and out of service`;
  return { summary, faults, count: charged };
};
