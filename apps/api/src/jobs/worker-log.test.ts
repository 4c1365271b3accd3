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
  'Error occurred attempting to UNLISTEN: Error: Connection terminated',
])('reports a failure that the queue retries as a warning: %s', (message) => {
  expect(levelAndTextOf('error', message)).toEqual([['worker_report', 'warn', message]]);
});

test.each([
  'Failed task 7 (send-receipt)',
  "Failed task 7 (send-receipt, 2.10ms, attempt 1 of 25) with error 'The mail server is busy, try again later'",
])('reports any other failure of the queue as an error: %s', (message) => {
  expect(levelAndTextOf('error', message)).toEqual([['worker_report', 'error', message]]);
});

test('reports the steps of the queue as details', () => {
  expect(levelAndTextOf('info', 'Worker connected')).toEqual([
    ['worker_report', 'debug', 'Worker connected'],
  ]);
});
