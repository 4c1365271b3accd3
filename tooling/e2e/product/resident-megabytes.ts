import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The memory that a process has of the machine, as the kernel counts it. */
export const residentMegabytes = (pid: number): number => {
  const kilobytes =
    process.platform === 'linux'
      ? Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
      : Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).trim());
  return kilobytes / 1024;
};
