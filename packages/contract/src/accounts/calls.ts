export * from './accounts.ts';
export * from './activity.ts';
export * from './administration.ts';
export * from './attention.ts';
export * from './availability.ts';
export * from './balance-changes.ts';
export * from './fee-profiles.ts';
