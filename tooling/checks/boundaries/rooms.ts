/**
 * Lists the rooms of apps/api/src, its folders and files, from the top down. A room imports itself and the rows
 * below it, but not its own row.
 */
export const rooms: readonly (readonly string[])[] = [
  ['programs'],
  ['server', 'jobs', 'create-platform.ts'],
  ['modules'],
  ['idempotency', 'pages'],
  ['http'],
  ['access'],
  ['audit', 'ledger', 'mail-queue', 'platform-metrics'],
  ['platform.ts', 'processes'],
  ['account-changes', 'metrics', 'processor', 'vault'],
  ['db', 'downloads', 'mail', 'statement-pdf'],
  ['runtime', 'tracing'],
];
