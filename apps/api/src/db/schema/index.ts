export * from './accounts.ts';
export * from './frontend-errors.ts';
export * from './identity.ts';
export * from './ledger.ts';
export * from './payment-instruments.ts';
export * from './sandbox-processor.ts';
export * from './transactions.ts';
