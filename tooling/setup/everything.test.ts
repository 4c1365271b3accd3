import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { commandOfRun, drillGroups } from './drill-groups.mjs';
import { drillReport } from './drill-report.mjs';
import { isDone, isGreen, withResult } from './drill-results.mjs';
import { drills } from './drills.mjs';
import { missingProgramsOf } from './named-runs.mjs';
import { inRepository } from './repository.mjs';
import { workspacePackages } from './workspace.mjs';

const groupsOf = (drill: string) =>
  drillGroups.filter(({ runs }) => runs.some((run) => run.drill === drill)).map(({ name }) => name);

test.each(drills)(
  'finds the script of the drill $name in its package, and the drill in a group',
  ({ name, folder, script }) => {
    expect(workspacePackages().find(({ path }) => path === folder)?.scripts).toContain(script);
    expect(groupsOf(name)).not.toEqual([]);
  },
);

test('gives each group a unique name, and lists only existing drills in the groups', () => {
  const names = drills.map(({ name }) => name);
  for (const { runs } of drillGroups) for (const { drill } of runs) expect(names).toContain(drill);
  expect(new Set(drillGroups.map(({ name }) => name)).size).toBe(drillGroups.length);
});

test('runs each group in a job of the weekly workflow', () => {
  const workflow = readFileSync(inRepository('.github', 'workflows', 'drills.yml'), 'utf8');
  const [, matrix = ''] = /\n {8}group:\n((?: {10}- .+\n)+)/.exec(workflow) ?? [];
  const jobs = matrix.split('\n').flatMap((line) => (line === '' ? [] : [line.trim().slice(2)]));
  expect(jobs).toEqual(drillGroups.map(({ name }) => name));
});

const commandsOf = (name: string) =>
  drillGroups.filter((group) => group.name === name).flatMap(({ runs }) => runs.map(commandOfRun));

test.each([
  ['own-sandbox', 'money-own-sandbox'],
  ['postgres-15 own-sandbox', 'money-postgres-15'],
])('runs each drill of money, kills of one and replaced processes with %s', (words, group) => {
  const drillsOfMoney = [
    'withdrawals',
    'refunds',
    'keys',
    'rotate-key',
    'kills-of-one',
    'database-away',
    'clock-ahead',
    'rolling-restart',
    'rolling-upgrade',
  ];
  const commands = commandsOf(group).map((command) => command.replace(/ \d+ /, ' '));
  expect(commands.toSorted()).toEqual(
    drillsOfMoney.map((drill) => `npm run drill -- ${drill} ${words}`).toSorted(),
  );
});

test('returns the command that runs a drill of a group alone', () => {
  const environment = { MODEL_RUNS: '300' };
  expect(commandOfRun({ drill: 'kills', words: ['20'] })).toBe('npm run drill -- kills 20');
  expect(commandOfRun({ drill: 'model', environment })).toBe('MODEL_RUNS=300 npm run drill -- model');
});

test('lists the packages of missing programs', () => {
  const proxies = drills.find(({ name }) => name === 'proxies');
  expect(proxies && missingProgramsOf(proxies, (path) => !path.endsWith('nginx'))).toEqual(['nginx']);
  expect(proxies && missingProgramsOf(proxies, () => true)).toEqual([]);
});

const command = 'npm run drill -- kills 20';
const resultAt = (commit: string, ...outcomes: readonly ('green' | 'failed' | 'not run')[]) => ({
  commit,
  at: '2026-11-28T06:00:00.000Z',
  seconds: 90,
  runs: outcomes.map((outcome) => ({
    command,
    outcome,
    ...(outcome === 'not run' && { reason: 'missing nginx' }),
  })),
});

describe('a group', () => {
  test('counts a group as green only if every drill ran and is green', () => {
    expect(isGreen(resultAt('a', 'green', 'green'))).toBe(true);
    expect(isGreen(resultAt('a', 'green', 'not run'))).toBe(false);
    expect(isGreen(resultAt('a', 'failed'))).toBe(false);
    expect(isGreen(resultAt('a'))).toBe(false);
  });

  test('skips a group that is green at the same commit with the same drills', () => {
    const { kills } = withResult({}, 'kills', resultAt('a', 'green'));
    expect(isDone(kills, 'a', [command])).toBe(true);
    expect(isDone(kills, 'b', [command])).toBe(false);
    expect(isDone(kills, undefined, [command])).toBe(false);
    expect(isDone(kills, 'a', [command, 'npm run drill -- kills-of-one 5'])).toBe(false);
    expect(isDone(undefined, 'a', [command])).toBe(false);
  });

  test('repeats a group if one of its drills did not run, and preserves its last green result', () => {
    const green = resultAt('a', 'green');
    const results = withResult(withResult({}, 'kills', green), 'kills', resultAt('b', 'not run'));
    expect(isDone(results['kills'], 'b', [command])).toBe(false);
    expect(results['kills']?.lastGreen).toEqual(green);
  });
});

test('reports each group’s drills with their outcomes, and when the group was last green', () => {
  const group = { name: 'kills', summary: 'ends', runs: [{ drill: 'kills', words: ['20'] }] };
  const green = withResult({}, 'kills', resultAt('0123456789ab', 'green'));
  const report = drillReport([group], withResult(green, 'kills', resultAt('b', 'not run'))).join('\n');
  expect(report).toContain('kills: ends');
  expect(report).toContain('last green: 2026-11-28 06:00 at 012345678; the last run took 1.5 min');
  expect(report).toMatch(/npm run drill -- kills 20 +not run: missing nginx/);
  expect(drillReport([group], {}).join('\n')).toMatch(/last green: never\n.* not run yet/);
});
