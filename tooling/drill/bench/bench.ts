/**
 * `npm run bench -- posting|lists|filters|balance|memory|export|processes|storage`: prints a table and writes
 * bench/reports/<name>.json. Missed targets don't fail the run. `posting` and `filters` followed by the folder
 * of another installed checkout compare that release with this one.
 */
import { benchBeforeAndAfter } from './benches/before-and-after.ts';
import { balanceSizes, benchBalance } from './benches/balance.ts';
import { benchExport, exportSizes } from './benches/export.ts';
import { benchFilters, filterSizes, openFilters } from './benches/filters.ts';
import { benchLists, listSizes } from './benches/lists.ts';
import { benchMemory, memorySizes } from './benches/memory.ts';
import { benchPosting, openPosting, postingSizes } from './benches/posting.ts';
import { benchProcesses, processesSizes } from './benches/processes.ts';
import { benchStorage, storageSizes } from './benches/storage.ts';
import type { OpenBench } from './measure/in-turns.ts';
import { saveReport, tableOf, type Report } from './measure/report.ts';
import { withProduct, type Product } from './product/with-product.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const benches: Readonly<Record<string, (product: Product) => Promise<Report | string>>> = {
  posting: (product) => benchPosting(product, postingSizes, say),
  lists: (product) => benchLists(product, listSizes, say),
  filters: (product) => benchFilters(product, filterSizes, say),
  balance: (product) => benchBalance(product, balanceSizes, say),
  memory: (product) => benchMemory(product, memorySizes, say),
  export: (product) => benchExport(product, exportSizes, say),
  processes: (product) => benchProcesses(product, processesSizes, say),
  storage: (product) => benchStorage(product, storageSizes, say),
};

/** A shorter list than usual, because two databases have it. */
const comparedFilterSizes = { ...filterSizes, length: 500_000 };

/** More and shorter rounds than usual, because a disk is faster in one minute than in the next. */
const comparedPostingSizes = { ...postingSizes, rounds: 24, perClient: 400, httpPerRound: 300 };

type Openable = {
  readonly open: (product: Product) => Promise<OpenBench | string>;
  readonly rounds: number;
};

const comparable: Readonly<Record<string, Openable>> = {
  posting: {
    open: (product) => openPosting(product, comparedPostingSizes, say),
    rounds: comparedPostingSizes.rounds,
  },
  filters: { open: (product) => openFilters(product, comparedFilterSizes, say), rounds: filterSizes.rounds },
};

const compareWith = async (name: string, checkout: string): Promise<Report | string> => {
  const { open, rounds } = comparable[name] ?? {};
  if (open === undefined || rounds === undefined)
    return `Only ${Object.keys(comparable).join(' and ')} compare releases.`;
  return withProduct(
    (before) =>
      withProduct(async (after) => {
        const opened = await Promise.all([open(before), open(after)]);
        const [old, current] = opened;
        if (typeof old === 'string') return old;
        if (typeof current === 'string') return current;
        try {
          return await benchBeforeAndAfter(name, old, current, rounds, say);
        } finally {
          await old.close();
          await current.close();
        }
      }),
    checkout,
  );
};

const [, , name = '', checkout] = process.argv;
const bench = benches[name];
if (bench === undefined) {
  process.stderr.write(`Name one of ${Object.keys(benches).join(', ')}.\n`);
  process.exit(1);
}
const report = checkout === undefined ? await withProduct(bench) : await compareWith(name, checkout);
if (typeof report === 'string') {
  say(report);
} else {
  say(['', ...tableOf(report), '', `Written to ${saveReport(report)}`].join('\n'));
}
