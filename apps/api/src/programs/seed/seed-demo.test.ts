import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { projectDemo } from '../../../test/projected-demo.ts';
import { reconciliationFaults } from '../../../test/reconciled-account.ts';
import { seededDemoFigures } from '../../../test/seeded-demo-figures.ts';
import { statementFaults } from '../../../test/stated-account.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { addCard, newMerchant, sendPayment } from '../../../test/merchant.ts';
import { findViolations } from '../../ledger/invariants.ts';
import { silentLog } from '../../runtime/log.ts';
import { seedDemo } from './seed-demo.ts';

let testPlatform: TestPlatform;
let outcome: string;
let interruptedAccountId: string;

/** The last day of a month, after a bank holiday: one of the dates with the most unusual calendars. */
const now = new Date('2026-11-30T23:30:00.000Z');

/** Stores a merchant with a payment, as a seeding does before it is interrupted. */
const interruptSeeding = async (): Promise<string> => {
  const { databaseUrl } = testPlatform;
  const merchant = await newMerchant(testPlatform);
  const paymentInstrumentId = await addCard(testPlatform, merchant);
  const payment = await sendPayment(testPlatform, merchant, { paymentInstrumentId, amount: 1234 });
  expect(payment.status).toBe(201);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`insert into seedings (name, began_at) values ('demo', now())`);
  await client.end();
  return merchant.accountId;
};

beforeAll(async () => {
  testPlatform = await startTestPlatform({ startsAt: now });
  interruptedAccountId = await interruptSeeding();
  const { platform, databaseUrl } = testPlatform;
  outcome = await seedDemo({ settings: platform.settings, databaseUrl, log: silentLog, now });
});

afterAll(() => testPlatform.close());

const rows = async (statement: string) =>
  (await testPlatform.owner.query<Record<string, unknown>>(statement)).rows;

const harbor = `(select id from accounts where name = 'Harbor Coffee Roasters')`;

const seen = async (column: string, list: string) => {
  const found = await rows(
    `select distinct ${column} as value from transactions where account_id = ${harbor} and list = '${list}' order by 1`,
  );
  return found.map(({ value }) => value);
};

describe('the demo data', () => {
  it('seeds the same figures as the projection', async () => {
    expect(await seededDemoFigures(testPlatform.owner, now)).toEqual(projectDemo(now));
  });

  it('balances to the cent in every settlement, payout and statement of every demo account', async () => {
    const accounts = await rows('select id from accounts');
    expect(accounts.length).toBeGreaterThan(1);
    for (const { id } of accounts) {
      expect(
        await reconciliationFaults(testPlatform.platform.database, testPlatform.owner, String(id)),
      ).toEqual([]);
      expect(
        await statementFaults(
          testPlatform.platform.database,
          testPlatform.owner,
          String(id),
          testPlatform.clock.now(),
        ),
      ).toEqual([]);
    }
  });

  it('seeds the promised data of Harbor Coffee Roasters', async () => {
    const [counts] = await rows(`
      select (select count(*)::int from transactions where account_id = ${harbor} and list = 'payments') as payments,
             (select count(*)::int from transactions where account_id = ${harbor} and list = 'refunds') as refunds,
             (select count(*)::int from transactions where account_id = ${harbor} and list = 'payouts' and subtype is null) as payouts,
             (select count(*)::int from settlements where account_id = ${harbor}) as settlements,
             (select count(*)::int from payment_instruments where account_id = ${harbor}) as instruments,
             (select count(*)::int from disputes where account_id = ${harbor}) as disputes,
             (select count(distinct status)::int from disputes where account_id = ${harbor}) as "disputeStatuses",
             (select count(*)::int from devices where account_id = ${harbor}) as devices,
             (select count(*)::int from devices where account_id = ${harbor} and name is null) as nameless`);
    expect(counts).toMatchObject({ instruments: 16, devices: 3, nameless: 1, disputeStatuses: 4 });
    expect(counts?.['payments']).toBeGreaterThanOrEqual(120);
    expect(counts?.['refunds']).toBeGreaterThanOrEqual(20);
    expect(counts?.['payouts']).toBeGreaterThanOrEqual(20);
    expect(counts?.['disputes']).toBeGreaterThanOrEqual(6);
    expect(counts?.['settlements']).toBeGreaterThanOrEqual(12);
  });

  it('seeds every status, method and channel', async () => {
    expect(await seen('status', 'payments')).toEqual(['created', 'failed', 'pending', 'succeeded']);
    expect(await seen('method', 'payments')).toEqual(['ach', 'card']);
    expect(await seen('channel', 'payments')).toEqual(['in_person', 'online']);
    expect(await seen('status', 'payouts')).toEqual(
      expect.arrayContaining(['completed', 'failed', 'succeeded']),
    );
    expect(await seen('status', 'refunds')).toEqual(expect.arrayContaining(['failed', 'succeeded']));
  });

  it('ends the demo data at the first start and leaves an available balance', async () => {
    const [ends] = await rows(`
      select max(created_at) <= '${now.toISOString()}' and max(created_at) > '${now.toISOString()}'::timestamptz - interval '1 hour' as recent,
             min(created_at) < '${now.toISOString()}'::timestamptz - interval '85 days' as "reachesBack",
             (select available_cents > 0 from merchant_ledgers where account_id = ${harbor}) as "isAvailable",
             (select pending_cents > 0 from merchant_ledgers where account_id = ${harbor}) as "isPending"
        from transactions where account_id = ${harbor}`);
    expect(ends).toEqual({ recent: true, reachesBack: true, isAvailable: true, isPending: true });
  });

  it('seeds through the engine, so that the books balance', async () => {
    expect(await findViolations(testPlatform.platform.database.pool)).toEqual([]);
  });

  it('follows business hours: coffee in the morning, invoices on weekdays', async () => {
    const inNewYork = `created_at at time zone 'America/New_York'`;
    const [found] = await rows(`
      select count(*) filter (where channel = 'in_person')::int as counter,
             count(*) filter (where channel = 'in_person' and extract(hour from ${inNewYork}) < 11)::int as mornings,
             count(*) filter (where channel = 'in_person' and extract(hour from ${inNewYork}) not between 7 and 16)::int as closed,
             count(distinct amount_cents) filter (where channel = 'in_person')::int as amounts,
             percentile_disc(0.5) within group (order by amount_cents) filter (where channel = 'in_person')::int as median,
             count(*) filter (where method = 'ach' and extract(isodow from ${inNewYork}) > 5)::int as "weekendInvoices",
             count(distinct extract(isodow from ${inNewYork})) filter (where method = 'ach')::int as "invoiceDays"
        from transactions where account_id = ${harbor} and list = 'payments'`);
    const { counter, mornings, closed, amounts, median, weekendInvoices, invoiceDays } = z
      .record(z.string(), z.number())
      .parse(found);
    expect(mornings).toBeGreaterThan((counter ?? 0) / 2);
    expect([closed, (weekendInvoices ?? 0) <= 1, (invoiceDays ?? 0) >= 4]).toEqual([0, true, true]);
    expect(amounts).toBeGreaterThan(100);
    expect(median).toBeLessThan(1_500);
    const times = await rows(`
      select to_char(${inNewYork}, 'HH24:MI') as minute, count(*)::int as count
        from transactions where account_id = ${harbor} and list = 'payouts' and subtype is null
       group by 1 having count(*) > 3`);
    expect(times).toEqual([]);
  });

  it('seeds a returned bank payment', async () => {
    expect(
      await rows(`
        select r.description, r.amount_cents = p.amount_cents as whole
          from transactions r join transactions p on p.id = r.parent_transaction_id
         where r.subtype = 'reversal' and p.list = 'payments'`),
    ).toEqual([{ description: 'The bank returned the payment.', whole: true }]);
  });

  it('wipes the rows of an interrupted seeding and seeds again', async () => {
    expect(outcome).toBe('seeded');
    expect(await rows(`select id from accounts where id = '${interruptedAccountId}'`)).toEqual([]);
    expect(await rows(`select id from transactions where amount_cents = 1234`)).toEqual([]);
    expect(
      await rows(`select id from transactions where account_id not in (select id from accounts)`),
    ).toEqual([]);
  });

  it('does not seed a database twice', async () => {
    const { platform, databaseUrl } = testPlatform;
    expect(await seedDemo({ settings: platform.settings, databaseUrl, log: silentLog })).toBe('kept');
  });
});
