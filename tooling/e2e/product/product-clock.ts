/** Every run starts at this moment, unless `RUN_STARTS_AT` gives another one: demo data depends on the date. */
const runStartsAt = new Date(process.env['RUN_STARTS_AT'] ?? '2026-11-23T15:00:00Z');

/** Is set by the process that starts the product of a run, for the processes that run the tests. */
const shiftVariable = 'PRODUCT_CLOCK_SHIFT_MS';

/** How far the clock of the product is ahead of the clock of the machine, in milliseconds; negative if behind. */
export const productClockShiftMs = Number(
  process.env[shiftVariable] ?? String(runStartsAt.getTime() - Date.now()),
);

/** Gives the shift to the processes that this process starts. */
export const shareClockShift = (shiftMs: number): void => {
  process.env[shiftVariable] = String(shiftMs);
};

/** Returns what the clock of the product shows. */
export const productNow = (): Date => new Date(Date.now() + productClockShiftMs);
