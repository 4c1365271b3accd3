/**
 * Rooms of apps/api/src (folders and files), from the top down. A room may import itself and the rows below,
 * but no other room of its row.
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
