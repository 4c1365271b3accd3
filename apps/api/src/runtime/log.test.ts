import { expect, test } from 'vitest';
import { lineLog } from './log.ts';
import type { LogLevel } from './log-levels.ts';

const writtenAt = (level: LogLevel): string[] => {
  const lines: string[] = [];
  const log = lineLog((line) => lines.push(line), level);
  log('fault', { requestId: 'req_1' });
  log('not_ready');
  log('request', { status: 200 });
  log('worker_report', { level: 'error', message: 'a job failed' });
  log('worker_report', { level: 'debug', message: 'a job began' });
  log('connection_opened');
  return lines.map((line) => {
    const { level: written, event } = JSON.parse(line);
    return `${written} ${event}`;
  });
};

test("writes a level's own events and those of more severe levels", () => {
  expect(writtenAt('error')).toEqual(['error fault', 'error worker_report']);
  expect(writtenAt('warn')).toEqual(['error fault', 'warn not_ready', 'error worker_report']);
  expect(writtenAt('info')).toEqual(['error fault', 'warn not_ready', 'info request', 'error worker_report']);
  expect(writtenAt('debug')).toEqual([
    'error fault',
    'warn not_ready',
    'info request',
    'error worker_report',
    'debug worker_report',
    'debug connection_opened',
  ]);
});
