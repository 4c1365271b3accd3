/** `npm run drill -- <name> [how many]`: one drill in its long form. */
import { drillDatabaseAway } from './drills/database-away.ts';
import type { DrillResult, Say } from './drills/drill-result.ts';
import { drillKeys } from './drills/keys.ts';
import { drillKills } from './drills/kills.ts';
import { drillRefunds } from './drills/refunds.ts';
import { drillScan } from './drills/scan.ts';
import { drillSoak } from './drills/soak.ts';
import { drillWithdrawals } from './drills/withdrawals.ts';
import { openEmbeddedPlatform } from './product/embedded-platform.ts';
import { openExternalPlatform } from './product/external-platform.ts';
import { type Platform, withPlatform } from './product/platform.ts';
import { missingScanners } from './scan/run-program.ts';

type Drill = {
  /** The long form: rounds, payments, requests at once, kills or minutes, whatever the drill counts. */
  readonly times: number;
  readonly open: readonly (() => Promise<Platform>)[];
  readonly run: (platform: Platform, times: number, say: Say) => Promise<DrillResult>;
  /** Says in one line what has to be installed and is not. */
  readonly whatIsMissing?: () => Promise<string | undefined>;
};

const embedded = () => openEmbeddedPlatform();
const external = () => openExternalPlatform(1);
const twoProcesses = () => openExternalPlatform(2);

const drills: Readonly<Record<string, Drill>> = {
  withdrawals: { times: 200, open: [twoProcesses], run: drillWithdrawals },
  refunds: { times: 1000, open: [twoProcesses], run: drillRefunds },
  keys: { times: 64, open: [twoProcesses], run: drillKeys },
  'database-away': { times: 20, open: [embedded, external], run: drillDatabaseAway },
  kills: { times: 200, open: [embedded, external], run: drillKills },
  'kills-embedded': { times: 200, open: [embedded], run: drillKills },
  soak: { times: 30, open: [embedded], run: drillSoak },
  scan: { times: 2, open: [embedded], run: drillScan, whatIsMissing: missingScanners },
  'kills-external': { times: 200, open: [external], run: drillKills },
};

const say: Say = (line) => {
  process.stdout.write(`${line}\n`);
};

const sayResult = ({ summary, faults }: DrillResult): void => {
  say(summary);
  for (const fault of faults) say(`  ${fault}`);
  say(faults.length === 0 ? 'no faults' : `${faults.length} faults`);
};

const [name = '', given] = process.argv.slice(2);
const drill = drills[name];
const times = given === undefined ? drill?.times : Number(given);
if (drill === undefined || times === undefined || !Number.isInteger(times) || times < 1) {
  process.stderr.write(`Give a drill (${Object.keys(drills).join(', ')}) and, if you like, a number.\n`);
  process.exit(1);
}
const missing = await drill.whatIsMissing?.();
if (missing !== undefined) {
  say(missing);
  process.exit(0);
}
let isRight = true;
for (const open of drill.open) {
  say('Seeding and starting the first time…');
  const result = await withPlatform(open, (platform) => drill.run(platform, times, say));
  sayResult(result);
  // A drill in which nothing has happened proves nothing.
  isRight &&= result.faults.length === 0 && result.count > 0;
}
process.exit(isRight ? 0 : 1);
