import { expect, test } from 'vitest';
import type { Fault } from './fault.ts';
import type { Round } from './round.ts';
import { runRounds } from './rounds.ts';

const faultNamed = (name: string): Fault => ({
  name,
  lastsSeconds: 0,
  begin: () => Promise.resolve(() => Promise.resolve()),
});

const roundOf = ({ name }: Fault): Round => ({
  fault: name,
  awaySeconds: { one: 0, many: 0 },
  acknowledged: { one: 20, many: 30 },
  lost: 0,
  doubled: 0,
  violations: 0,
  notNow: 0,
  withoutResponse: 0,
  otherAnswers: 0,
  faults: [`${name} lost txn_1`],
});

const faults = ['switchover', 'leader killed', 'etcd killed'].map(faultNamed);

test('returns every round and its faults if all rounds end', async () => {
  const rounds = await runRounds(
    faults,
    (fault) => Promise.resolve(roundOf(fault)),
    () => undefined,
  );
  expect(rounds).toEqual({
    rounds: faults.map(roundOf),
    faults: ['switchover lost txn_1', 'leader killed lost txn_1', 'etcd killed lost txn_1'],
    isComplete: true,
  });
});

test('returns the rounds before one that throws, names its error, and runs no later round', async () => {
  const started: string[] = [];
  const lines: string[] = [];
  const run = (fault: Fault): Promise<Round> => {
    started.push(fault.name);
    return fault.name === 'leader killed'
      ? Promise.reject(new Error('The cluster is not healthy: db1 is stopped.'))
      : Promise.resolve(roundOf(fault));
  };
  const rounds = await runRounds(faults, run, (line) => lines.push(line));
  const error = 'leader killed: The cluster is not healthy: db1 is stopped.';
  expect(rounds).toEqual({
    rounds: [roundOf(faultNamed('switchover'))],
    faults: ['switchover lost txn_1', error],
    isComplete: false,
  });
  expect(started).toEqual(['switchover', 'leader killed']);
  expect(lines.at(-1)).toBe(`2 of 3 ${error}`);
});
