import type { BrowserContext } from 'playwright';

/**
 * Shifts the dates in the pages of a browser context to the product's clock. Timers and `performance` are
 * unchanged.
 */
export const shiftClock = async (context: BrowserContext, shiftMs: number): Promise<void> => {
  await context.addInitScript((milliseconds: number) => {
    const SystemDate = Date;
    class ShiftedDate extends SystemDate {
      constructor(...parts: readonly number[]) {
        if (parts.length === 0) super(SystemDate.now() + milliseconds);
        // @ts-expect-error The constructor takes all forms of arguments.
        else super(...parts);
      }
      static override now(): number {
        return SystemDate.now() + milliseconds;
      }
    }
    Object.defineProperty(globalThis, 'Date', { value: ShiftedDate, configurable: true, writable: true });
  }, shiftMs);
};
