export { createInstrument } from './create-instrument.ts';
export type { InstrumentDetails } from './instrument-details.ts';
export { toInstrument } from './instrument-response.ts';
export { openInstrument, sealingContext } from './open-instrument.ts';
export { findInstrument, findInstrumentsByLastFour } from './store.ts';
