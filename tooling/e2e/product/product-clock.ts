/** The same start time for every run, because demo data depends on the date. */
const runStartsAt = new Date(process.env['RUN_STARTS_AT'] ?? '2026-11-23T15:00:00Z');

/** Set by the process that starts the products, for the processes that run the tests. */
const shiftVariable = 'PRODUCT_CLOCK_SHIFT_MS';

/** A product started by hand uses the machine's clock. */
const ownShiftMs = process.env['PRODUCT_URL'] === undefined ? runStartsAt.getTime() - Date.now() : 0;

/** Product clock minus machine clock. */
export const productClockShiftMs = Number(process.env[shiftVariable] ?? String(ownShiftMs));

export const shareClockShift = (): void => {
  process.env[shiftVariable] = String(productClockShiftMs);
};

export const productNow = (): Date => new Date(Date.now() + productClockShiftMs);
