/** `npm run drill [-- rounds]`: that many kills of Node alone and as many of everything, 20 each unless told. */
import { withDataFolder } from './data-folder.ts';
import { type Round, runRounds } from './rounds.ts';

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const sayRound = ({ kill, acknowledged, unanswered, readyMs, resolvedMs, faults }: Round, number: number) => {
  say(
    `${String(number).padStart(3)}  ${kill.padEnd(10)}  ${String(acknowledged).padStart(5)} acknowledged  ` +
      `${String(unanswered).padStart(2)} unanswered  ready again in ${seconds(readyMs)}  ` +
      `all resolved ${seconds(resolvedMs)} later  ${faults.length === 0 ? 'books right' : `${faults.length} FAULTS`}`,
  );
  for (const fault of faults) say(`     ${fault}`);
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const sayResult = (rounds: readonly Round[]): void => {
  const ready = rounds.map(({ readyMs }) => readyMs).toSorted((first, second) => first - second);
  const median = ready[Math.floor(ready.length / 2)] ?? 0;
  say(
    `${rounds.length} kills, ${sum(rounds.map(({ acknowledged }) => acknowledged))} acknowledged, ` +
      `${sum(rounds.map(({ unanswered }) => unanswered))} unanswered, ready again in ${seconds(median)} at the median, ` +
      `${seconds(ready.at(-1) ?? 0)} at the longest, ${sum(rounds.map(({ faults }) => faults.length))} faults`,
  );
};

const times = Number(process.argv[2] ?? '20');
if (!Number.isInteger(times) || times < 1) {
  process.stderr.write('Give the number of rounds of each kind, such as 20.\n');
  process.exit(1);
}
const kills = [
  ...Array.from({ length: times }, () => 'node alone' as const),
  ...Array.from({ length: times }, () => 'everything' as const),
];
say('Seeding and starting the first time…');
const rounds = await withDataFolder((dataDirectory) => runRounds(dataDirectory, kills, sayRound));
sayResult(rounds);
process.exit(rounds.some(({ faults }) => faults.length > 0) ? 1 : 0);
