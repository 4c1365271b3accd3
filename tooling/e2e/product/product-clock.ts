/** Every run starts at this moment, unless `RUN_STARTS_AT` gives another one: demo data depends on the date. */
const runStartsAt = new Date(process.env['RUN_STARTS_AT'] ?? '2026-11-23T15:00:00Z');

/** Is set by the process that starts the products of a run, for the processes that run the tests. */
const shiftVariable = 'PRODUCT_CLOCK_SHIFT_MS';

/** A product that a person has started runs on the clock of the machine. */
const ownShiftMs = process.env['PRODUCT_URL'] === undefined ? runStartsAt.getTime() - Date.now() : 0;

/** How far the clock of the products is ahead of the clock of the machine, in milliseconds; negative if behind. */
export const productClockShiftMs = Number(process.env[shiftVariable] ?? String(ownShiftMs));

/** Gives the shift to the processes that this process starts. */
export const shareClockShift = (): void => {
  process.env[shiftVariable] = String(productClockShiftMs);
};

/** Returns what the clock of the products shows. */
export const productNow = (): Date => new Date(Date.now() + productClockShiftMs);
