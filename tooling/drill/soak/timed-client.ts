import { ApiError, type Client } from '@tillbook/api-client';

export type Timings = {
  readonly durationsMs: Map<string, number[]>;
  readonly faults: string[];
  /** Refusals by a rule, such as a withdrawal above the balance. These are valid responses. */
  refused: number;
  /** Errors that are already among the faults. */
  readonly noted: WeakSet<object>;
};

export const newTimings = (): Timings => ({
  durationsMs: new Map(),
  faults: [],
  refused: 0,
  noted: new WeakSet(),
});

/** A refusal by a rule, which has no effect. */
export class Refused extends Error {}

/** Records an error once, even if it is rethrown. */
export const noteFault = ({ faults, noted }: Timings, where: string, error: unknown): void => {
  if (typeof error === 'object' && error !== null) {
    if (noted.has(error)) return;
    noted.add(error);
  }
  faults.push(where + String(error));
};

/** Calls whose limit per user the lanes of one demo user can reach together. */
const downloads: ReadonlySet<string> = new Set(['createExport', 'createStatementFile']);

const isRefusal = (name: string, { status }: ApiError): boolean =>
  status === 409 || status === 422 || (status === 429 && downloads.has(name));

/** Measures a call. Rethrows a refusal by a rule as `Refused`; every other failure is a fault. */
export const timed = async <Result>(
  timings: Timings,
  name: string,
  call: () => Promise<Result>,
): Promise<Result> => {
  const startedAtMs = performance.now();
  try {
    return await call();
  } catch (error) {
    if (error instanceof ApiError && isRefusal(name, error)) {
      timings.refused += 1;
      throw new Refused(error.code);
    }
    noteFault(timings, `${name}: ${error instanceof ApiError ? `${error.status} ` : ''}`, error);
    throw error;
  } finally {
    const durations = timings.durationsMs.get(name) ?? [];
    timings.durationsMs.set(name, durations);
    durations.push(performance.now() - startedAtMs);
  }
};

export const timedClient = (client: Client, timings: Timings): Client => ({
  call: (endpoint, input, options) =>
    timed(timings, endpoint.name, () => client.call(endpoint, input, options)),
  callList: (endpoint, input, options) =>
    timed(timings, endpoint.name, () => client.callList(endpoint, input, options)),
});
