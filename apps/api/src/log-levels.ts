/** From what must be looked into to what helps to look; each level holds those before it. */
export const logLevels = ['error', 'warn', 'info', 'debug'] as const;

export type LogLevel = (typeof logLevels)[number];

/** What is no `info`. A report of the job queue names its level itself. */
const levels: Readonly<Record<string, LogLevel>> = {
  // Something is broken, or was answered with 500.
  background_work_failed: 'error',
  fault: 'error',
  postgres_not_started_again: 'error',
  storage_full: 'error',
  // Something went wrong and is done again by itself, or is for somebody to look at when there is time.
  changes_not_told: 'warn',
  database_of_a_removed_data_folder_set_aside: 'warn',
  followers_not_checked: 'warn',
  housekeeping_failed: 'warn',
  leftover_postgres_found: 'warn',
  listening_interrupted: 'warn',
  migration_waits: 'warn',
  not_ready: 'warn',
  notice_not_taken_on: 'warn',
  older_than_database: 'warn',
  postgres_ended_unexpectedly: 'warn',
  receipt_refused: 'warn',
  setting_unknown: 'warn',
  worker_interrupted: 'warn',
  // What the process does inside.
  connection_opened: 'debug',
};

export const levelOf = (event: string): LogLevel => levels[event] ?? 'info';
