import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { childEnvironment } from '../../../test/child-environment.ts';

const script = resolve(import.meta.dirname, '../../../test/noisy-process.ts');

const run = (wrong: string) => {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--conditions=tillbook-source', script, wrong],
    { encoding: 'utf8', env: childEnvironment },
  );
  const lines = stdout.split('\n').filter((line) => line !== '');
  return { events: lines.map((line): unknown => JSON.parse(line)), stdout, stderr, status };
};

test('logs the stack of a stream that fails under the listener, without its message', () => {
  const { events, stdout, stderr } = run('stream');
  expect(stderr).toBe('');
  expect(events).toContainEqual(
    expect.objectContaining({
      event: 'library_report',
      error: 'Error',
      stack: expect.stringContaining('at '),
    }),
  );
  expect(stdout).not.toContain('secret');
});

test('logs each line that a library writes to the console', () => {
  const { events, stderr } = run('console');
  expect(stderr).toBe('');
  expect(events).toMatchObject([
    { event: 'library_report', level: 'error', message: 'A library says' },
    { event: 'library_report', level: 'info', message: 'And it goes on.' },
  ]);
});

test('logs the warnings of Node', () => {
  const { events, stderr } = run('warning');
  expect(stderr).toBe('');
  expect(events).toMatchObject([{ event: 'process_warning', error: 'DeprecationWarning', code: 'DEP0000' }]);
});

test.each([
  ['exception', 'TypeError'],
  ['rejection', 'RangeError'],
])('reports an uncaught %s in one clear line, and logs its stack', (wrong, name) => {
  const { events, stdout, stderr, status } = run(wrong);
  expect([status, stderr]).toEqual([1, `Stopped by an internal error: ${name}. See standard output.\n`]);
  expect(events).toMatchObject([
    { event: 'fault', error: name, stack: expect.stringContaining('noisy-process.ts') },
    { event: 'stopping' },
  ]);
  expect(stdout).not.toContain('secret');
});
