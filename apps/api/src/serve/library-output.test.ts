import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const script = resolve(import.meta.dirname, '../../test/noisy-process.ts');

const run = (wrong: string) => {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--conditions=tillbook-source', script, wrong],
    { encoding: 'utf8' },
  );
  const lines = stdout.split('\n').filter((line) => line !== '');
  return { events: lines.map((line): unknown => JSON.parse(line)), stdout, stderr, status };
};

test('the stack of a stream that fails under the listener goes into the log, without its message', () => {
  const { events, stdout, stderr } = run('stream');
  expect(stderr).toBe('');
  expect(events).toContainEqual(
    expect.objectContaining({
      event: 'library_report',
      error: 'Error',
      places: expect.stringContaining('at '),
    }),
  );
  expect(stdout).not.toContain('secret');
});

test('what a library says on the console is one line of the log each', () => {
  const { events, stderr } = run('console');
  expect(stderr).toBe('');
  expect(events).toMatchObject([
    { event: 'library_report', level: 'error', message: 'A library says' },
    { event: 'library_report', level: 'info', message: 'And it goes on.' },
  ]);
});

test('a warning of the process goes into the log', () => {
  const { events, stderr } = run('warning');
  expect(stderr).toBe('');
  expect(events).toMatchObject([{ event: 'process_warning', error: 'DeprecationWarning', code: 'DEP0000' }]);
});

test.each([
  ['exception', 'TypeError'],
  ['rejection', 'RangeError'],
])('an uncaught %s is one clear line, and its places stand in the log', (wrong, name) => {
  const { events, stdout, stderr, status } = run(wrong);
  expect([status, stderr]).toEqual([1, `Stopped by a fault of its own: ${name}. See standard output.\n`]);
  expect(events).toMatchObject([
    { event: 'fault', error: name, places: expect.stringContaining('noisy-process.ts') },
    { event: 'stopping' },
  ]);
  expect(stdout).not.toContain('secret');
});
