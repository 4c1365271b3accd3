export { createInstrument } from './create-instrument.ts';
export { instrumentList } from './filter-instruments.ts';
export type { InstrumentDetails } from './instrument-details.ts';
export { toInstrument } from './instrument-response.ts';
export { openInstrument, sealingContext } from './open-instrument.ts';
export { findInstrument, findInstrumentsAt, findInstrumentsByLastFour } from './store.ts';
