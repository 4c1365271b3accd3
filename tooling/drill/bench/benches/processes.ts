import type { Client } from '@tillbook/api-client';
import { createTransaction, listTransactions } from '@tillbook/contract';
import pg from 'pg';
import { type ChargedAccount, chargedAccounts, clientOf } from '../load/charged-accounts.ts';
import { perSecond } from '../load/lanes.ts';
import { cpuMs, cpuMsBelow } from '../measure/cpu-ms.ts';
import { compare, type Comparison, type Figure } from '../measure/figures.ts';
import { figureNamed } from '../measure/in-turns.ts';
import type { Report } from '../measure/report.ts';
import { waitSamples, type WaitSamples } from '../measure/wait-samples.ts';
import { type Product, withProcesses } from '../product/with-product.ts';

export type ProcessesSizes = {
  readonly rounds: number;
  readonly accounts: number;
  readonly paymentsPerRound: number;
  readonly readsPerRound: number;
};

export const processesSizes: ProcessesSizes = {
  rounds: 5,
  accounts: 100,
  paymentsPerRound: 400,
  readsPerRound: 800,
};

const counts = [1, 2, 4] as const;
const clientsAtOnce = 16;

type Load = {
  readonly clients: readonly Client[];
  readonly accounts: readonly ChargedAccount[];
};

const at = <Value>(values: readonly Value[], index: number): Value => {
  const value = values[index % values.length];
  if (value === undefined) throw new Error('There is nothing to choose from.');
  return value;
};

const pay = ({ clients, accounts }: Load, times: number): Promise<number> =>
  perSecond(times, clientsAtOnce, (count) => {
    const { accountId, cardId } = at(accounts, count);
    const payment = { type: 'pull', channel: 'online', method: 'card', paymentInstrumentId: cardId } as const;
    return at(clients, count).call(createTransaction, {
      body: { accountId, amount: 500 + count, ...payment },
    });
  });

const read = ({ clients, accounts }: Load, times: number): Promise<number> =>
  perSecond(times, clientsAtOnce, (count) => {
    const { accountId } = at(accounts, count);
    const query = { accountId, type: 'pull', offset: 0, limit: 15 } as const;
    return at(clients, count).callList(listTransactions, { query });
  });

type Measured = { readonly name: string; readonly unit: Figure['unit']; readonly value: number };

const named = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`;

const namesOf = (processes: number, accounts: number) => {
  const where = `${named(processes, 'process', 'processes')}, ${named(accounts, 'account', 'accounts')}`;
  return {
    payments: `payments, ${where}`,
    reads: `reads, ${where}`,
    node: `CPU of Node per payment, ${where}`,
    database: `CPU of the database per payment, ${where}`,
    locks: `sessions that wait for a lock, ${where}`,
  };
};

/** Measures a load. Processes without requests keep polling for jobs, as in production. */
const measure = async (
  processes: readonly Product[],
  load: Load,
  sizes: ProcessesSizes,
  waits: WaitSamples,
): Promise<readonly Measured[]> => {
  const [first] = processes;
  const nodeMs = () => processes.reduce((sum, { pid }) => sum + cpuMs(pid), 0);
  const databaseMs = () => cpuMsBelow(first?.pid ?? 0);
  const before = { node: nodeMs(), database: databaseMs() };
  const { result: payments, lockPercent } = await waits.during(() => pay(load, sizes.paymentsPerRound));
  const after = { node: nodeMs(), database: databaseMs() };
  const names = namesOf(load.clients.length, load.accounts.length);
  return [
    { name: names.payments, unit: 'per second', value: payments },
    { name: names.reads, unit: 'per second', value: await read(load, sizes.readsPerRound) },
    { name: names.node, unit: 'ms', value: (after.node - before.node) / sizes.paymentsPerRound },
    { name: names.database, unit: 'ms', value: (after.database - before.database) / sizes.paymentsPerRound },
    { name: names.locks, unit: '%', value: lockPercent },
  ];
};

const notes = [
  'A payment is POST /transactions by card, from the attempt to its posting; a read is the first page of payments. 16 at once.',
  'CPU includes idle processes, which run all the time and poll for jobs, and the samples of waiting sessions.',
  'The events are those of sessions with a statement in progress during payments, over all numbers of processes.',
];

type Spread = { readonly accounts: readonly ChargedAccount[]; readonly waits: WaitSamples };

type Setup = {
  readonly processes: readonly Product[];
  readonly clients: readonly Client[];
  readonly spreads: readonly Spread[];
};

const measureAll = async (
  { processes, clients, spreads }: Setup,
  sizes: ProcessesSizes,
  say: (line: string) => void,
): Promise<readonly Figure[]> => {
  const values = new Map<string, { readonly unit: Figure['unit']; readonly values: number[] }>();
  for (let round = 1; round <= sizes.rounds; round += 1) {
    for (const { accounts, waits } of spreads) {
      for (const count of counts) {
        const load = { clients: clients.slice(0, count), accounts };
        for (const { name, unit, value } of await measure(processes, load, sizes, waits)) {
          const known = values.get(name) ?? { unit, values: [] };
          known.values.push(value);
          values.set(name, known);
          if (unit === 'per second') say(`  round ${round}: ${name}: ${value.toFixed(0)}`);
        }
      }
    }
  }
  return [...values].map(([name, { unit, values: measured }]): Figure => ({ name, unit, values: measured }));
};

const comparedWithOne = (figures: readonly Figure[], accounts: number): Comparison[] =>
  [2, 4].flatMap((count) =>
    (['payments', 'reads'] as const).map((what) =>
      compare(
        `${namesOf(count, accounts)[what]} ÷ 1 process`,
        figureNamed(figures, namesOf(count, accounts)[what]),
        figureNamed(figures, namesOf(1, accounts)[what]),
      ),
    ),
  );

/** Measures payments and reads through one, two and four processes, on one account and on many. */
export const benchProcesses = (
  product: Product,
  sizes: ProcessesSizes,
  say: (line: string) => void,
): Promise<Report> =>
  withProcesses(product, Math.max(...counts), async (processes) => {
    const charged = await chargedAccounts(product, sizes.accounts);
    const clients = await Promise.all(processes.map(clientOf));
    const owner = new pg.Client({ connectionString: product.databaseUrl });
    await owner.connect();
    try {
      const spreads = [charged.slice(0, 1), charged].map((accounts) => ({
        accounts,
        waits: waitSamples(owner),
      }));
      const figures = await measureAll({ processes, clients, spreads }, sizes, say);
      return {
        bench: 'processes',
        figures,
        comparisons: spreads.flatMap(({ accounts }) => comparedWithOne(figures, accounts.length)),
        notes: [
          ...notes,
          ...spreads.map(
            ({ accounts, waits }) =>
              `Waits with ${named(accounts.length, 'account', 'accounts')}: ${waits.summary()}`,
          ),
        ],
      };
    } finally {
      await owner.end();
    }
  });
