/** One JSON line per event. Values are identifiers, counts and durations; never personal or card data. */
export type Log = (
  event: string,
  fields?: Readonly<Record<string, string | number | boolean | undefined>>,
) => void;

export const lineLog =
  (write: (line: string) => void): Log =>
  (event, fields = {}) =>
    write(JSON.stringify({ at: new Date().toISOString(), event, ...fields }) + '\n');

export const silentLog: Log = () => undefined;
