export * from './fees.ts';
export * from './timeline.ts';
export * from './transaction.ts';
export * from './transactions.ts';
