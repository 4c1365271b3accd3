/** What a connection is for, as `pg_stat_activity` and the server's log show it. */
export type ApplicationName =
  | 'tillbook-api'
  | 'tillbook-filters'
  | 'tillbook-processor'
  | 'tillbook-changes'
  | 'tillbook-lag'
  | 'tillbook-worker'
  | 'tillbook-migrate'
  | 'tillbook-seed'
  | 'tillbook-backup'
  | 'tillbook-restore'
  | 'tillbook-rotate-key'
  | 'tillbook-check'
  | 'tillbook-start';
