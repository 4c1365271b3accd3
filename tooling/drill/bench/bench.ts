/**
 * `npm run bench -- posting|lists|filters|balance|memory|export|processes|storage`: prints a table and writes
 * bench/reports/<name>.json. Missed targets don't fail the run.
 */
import { balanceSizes, benchBalance } from './benches/balance.ts';
import { benchExport, exportSizes } from './benches/export.ts';
import { benchFilters, filterSizes } from './benches/filters.ts';
import { benchLists, listSizes } from './benches/lists.ts';
import { benchMemory, memorySizes } from './benches/memory.ts';
import { benchPosting, postingSizes } from './benches/posting.ts';
import { benchProcesses, processesSizes } from './benches/processes.ts';
import { benchStorage, storageSizes } from './benches/storage.ts';
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

const bench = benches[process.argv[2] ?? ''];
if (bench === undefined) {
  process.stderr.write(`Name one of ${Object.keys(benches).join(', ')}.\n`);
  process.exit(1);
}
const report = await withProduct(bench);
if (typeof report === 'string') {
  say(report);
} else {
  say(['', ...tableOf(report), '', `Written to ${saveReport(report)}`].join('\n'));
}
