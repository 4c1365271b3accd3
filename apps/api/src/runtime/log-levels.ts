/** From errors to details; each level includes the levels before it. */
export const logLevels = ['error', 'warn', 'info', 'debug'] as const;

export type LogLevel = (typeof logLevels)[number];

/** The events that are not `info`. A report of the job queue sets its own level. */
const levels: Readonly<Record<string, LogLevel>> = {
  // Something is broken, or the response was 500.
  background_work_failed: 'error',
  fault: 'error',
  out_of_service: 'error',
  postgres_not_started_again: 'error',
  storage_full: 'error',
  // Something failed and is retried, or needs attention eventually.
  changes_not_told: 'warn',
  clock_differs: 'warn',
  database_unavailable: 'warn',
  database_of_a_removed_data_folder_set_aside: 'warn',
  followers_not_checked: 'warn',
  host_replaced: 'warn',
  housekeeping_failed: 'warn',
  keys_out_of_date: 'warn',
  leftover_postgres_found: 'warn',
  listening_interrupted: 'warn',
  migration_waits: 'warn',
  migration_waits_for_lock: 'warn',
  not_ready: 'warn',
  notice_not_taken_on: 'warn',
  older_than_database: 'warn',
  postgres_ended_unexpectedly: 'warn',
  process_not_reported: 'warn',
  receipt_refused: 'warn',
  replica_is_another_database: 'warn',
  replica_not_used: 'warn',
  replica_read_failed: 'warn',
  setting_unknown: 'warn',
  worker_interrupted: 'warn',
  // Internal steps of the process.
  connection_opened: 'debug',
};

export const levelOf = (event: string): LogLevel => levels[event] ?? 'info';
