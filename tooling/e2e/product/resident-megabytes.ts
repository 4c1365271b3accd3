import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export const residentMegabytes = (pid: number): number => {
  const kilobytes =
    process.platform === 'linux'
      ? Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
      : Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).trim());
  return kilobytes / 1024;
};
