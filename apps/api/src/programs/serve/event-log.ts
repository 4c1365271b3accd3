import { appendFileSync, closeSync, openSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { lineLog, type Log } from '../../runtime/log.ts';
import type { Settings } from '../../runtime/settings.ts';

const mostBytes = 16 * 1024 * 1024;
const fileName = 'tillbook.log';

/**
 * Appends to a file of the data folder, and limits the log to this file and an older one, so that it never
 * fills the disk.
 */
const cappedFile = (path: string): ((line: string) => void) => {
  let file: number | undefined;
  let bytes = 0;
  const open = () => {
    const opened = openSync(path, 'a', 0o600);
    bytes = statSync(path).size;
    return opened;
  };
  return (line) => {
    try {
      file ??= open();
      appendFileSync(file, line);
      bytes += Buffer.byteLength(line);
      if (bytes < mostBytes) return;
      closeSync(file);
      file = undefined;
      renameSync(path, `${path}.1`);
    } catch {
      // A failure to log must not stop a payment.
    }
  };
};

/**
 * Prints links, which are the only events for a person: without a mail server, nothing else delivers them.
 */
const withPrintedLinks =
  (log: Log): Log =>
  (event, fields) => {
    if (event !== 'password_reset_link') return log(event, fields);
    process.stdout.write(`Password reset link: ${fields?.['link']}\n`);
  };

/**
 * Opens the log: standard output in a deployment (NODE_ENV=production), which collects it. Elsewhere a person
 * reads the terminal, so events go to a file of the data folder, which must exist.
 */
export const openEventLog = (settings: Settings): { readonly log: Log; readonly destination: string } => {
  if (settings.production) {
    return {
      log: lineLog((line) => process.stdout.write(line), settings.logLevel),
      destination: 'standard output',
    };
  }
  const path = join(settings.dataDirectory, fileName);
  return { log: withPrintedLinks(lineLog(cappedFile(path), settings.logLevel)), destination: path };
};
