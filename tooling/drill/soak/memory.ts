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

const median = (values: readonly number[]): number =>
  values.toSorted((first, second) => first - second)[Math.floor(values.length / 2)] ?? Number.NaN;

export type Growth = { readonly start: number; readonly middle: number; readonly end: number };

/** Medians of three tenths: the second, when the code is warm; the sixth; and the last. */
export const growthOf = (samples: readonly number[]): Growth => {
  const tenth = (place: number) =>
    median(
      samples.slice(
        Math.floor((samples.length * place) / 10),
        Math.ceil((samples.length * (place + 1)) / 10),
      ),
    );
  return { start: tenth(1), middle: tenth(5), end: tenth(9) };
};
