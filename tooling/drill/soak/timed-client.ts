import { ApiError, type Client } from '@tillbook/api-client';

/** How long each call took, by its name, and what went wrong. */
export type Timings = {
  readonly durationsMs: Map<string, number[]>;
  readonly faults: string[];
  /** Refusals by a rule, such as a withdrawal of more than there is: these are answers too. */
  refused: number;
  /** Errors that stand among the faults already. */
  readonly noted: WeakSet<object>;
};

export const newTimings = (): Timings => ({
  durationsMs: new Map(),
  faults: [],
  refused: 0,
  noted: new WeakSet(),
});

/** Refused by a rule: nothing is done, and the one who asked knows why. */
export class Refused extends Error {}

/** Writes an error down once, however far it is handed on. */
export const noteFault = ({ faults, noted }: Timings, where: string, error: unknown): void => {
  if (typeof error === 'object' && error !== null) {
    if (noted.has(error)) return;
    noted.add(error);
  }
  faults.push(where + String(error));
};

/** Measures one call. A refusal by a rule is handed on as one; everything else that is no success is a fault. */
export const timed = async <Answer>(
  timings: Timings,
  name: string,
  work: () => Promise<Answer>,
): Promise<Answer> => {
  const startedAtMs = performance.now();
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError && (error.status === 409 || error.status === 422)) {
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

/** A client whose calls are measured. */
export const timedClient = (client: Client, timings: Timings): Client => ({
  call: (endpoint, input, options) =>
    timed(timings, endpoint.name, () => client.call(endpoint, input, options)),
  callList: (endpoint, input, options) =>
    timed(timings, endpoint.name, () => client.callList(endpoint, input, options)),
});
