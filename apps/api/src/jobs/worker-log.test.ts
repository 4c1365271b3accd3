import { expect, test } from 'vitest';
import { workerLogger } from './worker-log.ts';

const levelAndTextOf = (level: 'error' | 'warn' | 'info', message: string): unknown => {
  const logged: unknown[] = [];
  workerLogger((event, fields) => logged.push([event, fields?.['level'], fields?.['message']]))[level](
    message,
  );
  return logged;
};

test.each([
  'Error with notify listener (trying again in 108ms): Connection terminated unexpectedly',
  "Failed to reset locked; we'll try again in 250ms",
  'Cron hit an error; restarting in 1000ms (attempt 2): Error: timeout',
])('reports a failure that the queue retries as a warning: %s', (message) => {
  expect(levelAndTextOf('error', message)).toEqual([['worker_report', 'warn', message]]);
});

test('reports any other failure of the queue as an error', () => {
  const message = 'Failed task 7 (send-receipt)';
  expect(levelAndTextOf('error', message)).toEqual([['worker_report', 'error', message]]);
});

test('reports the steps of the queue as details', () => {
  expect(levelAndTextOf('info', 'Worker connected')).toEqual([
    ['worker_report', 'debug', 'Worker connected'],
  ]);
});
