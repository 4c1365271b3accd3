/** Overrides of PostgreSQL's defaults, and repetitions of some defaults that are too important to rely on. */
const settings = {
  listen_addresses: '127.0.0.1',
  // Socket paths are limited to 107 bytes, which a deep clone exceeds; the platform connects by TCP.
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  // Guarantees that an acknowledged commit is on the disk.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  // Logs only the server's own events: statements and their values would write personal data to a file.
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
} as const;

export const serverArguments = (cluster: string, port: number): string[] => [
  '-D',
  cluster,
  '-p',
  String(port),
  ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
];
