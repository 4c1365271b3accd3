import { levelOf, type LogLevel, logLevels } from './log-levels.ts';

/**
 * Writes one JSON line per event. Values are identifiers, counts and durations; never personal or card data.
 */
export type Log = (
  event: string,
  fields?: Readonly<Record<string, string | number | boolean | undefined>>,
) => void;

/** Writes the events up to a level; a level in the event's fields takes precedence. */
export const lineLog =
  (write: (line: string) => void, upTo: LogLevel = 'info'): Log =>
  (event, fields = {}) => {
    const level = logLevels.find((known) => known === fields['level']) ?? levelOf(event);
    if (logLevels.indexOf(level) > logLevels.indexOf(upTo)) return;
    write(JSON.stringify({ at: new Date().toISOString(), ...fields, level, event }) + '\n');
  };

export const silentLog: Log = () => undefined;
