/** Runs one test file 20 times next to eight busy processes: `npm test -- stress FILE`. */
import { type ChildProcess, spawn } from 'node:child_process';
import { loadavg } from 'node:os';
import { createVitest, type TestRunResult } from 'vitest/node';

const runCount = 20;
const busyCount = 8;

/** A program that exits when its parent is gone, even if the parent was killed. */
const busyProgram =
  'const parent = process.ppid; while (process.ppid === parent) for (let n = 0; n < 1e8; n += 1);';

const startBusyProcesses = (): readonly ChildProcess[] =>
  Array.from({ length: busyCount }, () => spawn(process.execPath, ['-e', busyProgram], { stdio: 'ignore' }));

const readRun = ({ testModules, unhandledErrors }: TestRunResult) => {
  const tests = testModules.flatMap((module) => [...module.children.allTests()]);
  const failed = tests.filter((test) => test.result().state === 'failed');
  return {
    passed: tests.filter((test) => test.result().state === 'passed').length,
    failures: [
      ...failed.map(
        (test) => `${test.fullName}: ${test.result().errors?.[0]?.message.split('\n', 1)[0] ?? ''}`,
      ),
      ...testModules.flatMap((module) => module.errors().map(({ message }) => message)),
      ...unhandledErrors.map(String),
    ],
  };
};

// Every run signs in the same users and sends them emails.
process.env['THROTTLE'] = 'off';

const [file = ''] = process.argv.slice(2);
const vitest = await createVitest({ watch: false, reporters: [{}] });
const specifications = await vitest.globTestSpecifications([file]);
let redRuns = specifications.length === 0 ? 1 : 0;
let busy: readonly ChildProcess[] = [];

const run = async (name: string): Promise<void> => {
  const startMs = Date.now();
  const { passed, failures } = readRun(await vitest.runTestSpecifications(specifications));
  const seconds = ((Date.now() - startMs) / 1000).toFixed(1);
  const load = (loadavg()[0] ?? 0).toFixed(1);
  process.stdout.write(`${name}: ${passed} passed, ${failures.length} failed, ${seconds} s, load ${load}\n`);
  for (const failure of failures) process.stdout.write(`  × ${failure}\n`);
  if (failures.length > 0 || passed === 0) redRuns += 1;
};

try {
  // The first run starts shared resources, such as the product, which have their own timeout.
  await run('at rest');
  busy = startBusyProcesses();
  for (let number = 1; number <= runCount; number += 1) await run(`run ${number} of ${runCount}`);
} finally {
  for (const child of busy) child.kill('SIGKILL');
  await vitest.close();
}
process.stdout.write(`${file}: ${redRuns} of ${runCount + 1} runs failed\n`);
process.exit(redRuns === 0 ? 0 : 1);
