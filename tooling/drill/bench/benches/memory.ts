import { residentMegabytes } from '@tillbook/e2e/resident-megabytes';
import { openGetter } from '../load/http-get.ts';
import { perSecond } from '../load/lanes.ts';
import { compare } from '../measure/figures.ts';
import type { Report } from '../measure/report.ts';
import { harbor } from '../product/sign-in.ts';
import type { Product } from '../product/with-product.ts';

export type MemorySizes = {
  readonly requestsBefore: number;
  readonly totalRequests: number;
};

export const memorySizes: MemorySizes = { requestsBefore: 10_000, totalRequests: 100_000 };

const lanes = 8;

const readings = (accountId: string): readonly string[] => [
  `/transactions?accountId=${accountId}&type=pull`,
  `/transactions?accountId=${accountId}&type=push&subtypeNot=refund&offset=10`,
  `/accounts?accountId=${accountId}`,
  `/accounts/ledger?accountId=${accountId}&limit=100`,
  `/settlements?accountId=${accountId}`,
  `/disputes?accountId=${accountId}`,
  `/payment-instruments?accountId=${accountId}`,
  '/permissions/accounts',
];

const notes = [
  'Resident memory of the API process, which also runs the worker, after a number of mixed reads, 8 in parallel.',
];

export const benchMemory = async (
  product: Product,
  sizes: MemorySizes,
  say: (line: string) => void,
): Promise<Report> => {
  const { token, accountId } = await harbor(product);
  const getter = openGetter(product.apiBaseUrl, token, lanes);
  const paths = readings(accountId);
  const read = async (times: number) => {
    await perSecond(times, lanes, (count) => getter.get(paths[count % paths.length] ?? '/health'));
    const megabytes = residentMegabytes(product.pid);
    say(`  after ${times} more requests: ${megabytes.toFixed(1)} MB`);
    return megabytes;
  };
  try {
    const before = {
      name: `after ${sizes.requestsBefore} requests`,
      unit: 'MB',
      values: [await read(sizes.requestsBefore)],
    } as const;
    const after = {
      name: `after ${sizes.totalRequests} requests`,
      unit: 'MB',
      values: [await read(sizes.totalRequests - sizes.requestsBefore)],
    } as const;
    return {
      bench: 'memory',
      figures: [before, after],
      comparisons: [compare('after all ÷ before', after, before, { is: 'at most', ratio: 1.1 })],
      notes,
    };
  } finally {
    getter.close();
  }
};
