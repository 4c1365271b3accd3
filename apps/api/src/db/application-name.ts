/** The purpose of a connection, shown in `pg_stat_activity` and in the server's log. */
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
