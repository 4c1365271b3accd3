import { copyFileSync, existsSync, statSync, truncateSync } from 'node:fs';

const mostBytes = 4 * 1024 * 1024;
const checkEveryMs = 60_000;

/**
 * Limits the server's log to two files of 4 MiB. PostgreSQL appends to the open file, so truncating it takes
 * effect immediately.
 */
export const capLog = (file: string): { stop(): void } => {
  const check = () => {
    if (!existsSync(file) || statSync(file).size < mostBytes) return;
    copyFileSync(file, `${file}.1`);
    truncateSync(file);
  };
  check();
  const timer = setInterval(check, checkEveryMs).unref();
  return { stop: () => clearInterval(timer) };
};
