import { resolve } from 'node:path';
import type { LogLevel } from './log-levels.ts';
import { environmentSchema, secretNames, type EnvironmentValues } from './settings/environment-schema.ts';
import { withSecretFiles, type Environment } from './settings/secret-files.ts';
import type { MailSender } from './settings/setting-kinds.ts';
import { mayHoldPassword } from './settings/web-address.ts';
import { similarNames } from './settings/similar-names.ts';

/** Everything a deployment can set, read once from the environment. Addresses have no trailing slash. */
export type Settings = {
  readonly port: number;
  readonly tokenizationPort: number;
  /** The port of the admin app in a separate process. */
  readonly adminPort: number;
  readonly host: string;
  readonly webBaseUrl: string;
  /** The admin app's public address: below the web origin, or its own origin. */
  readonly adminBaseUrl: string;
  readonly apiBaseUrl: string;
  readonly tokenizationBaseUrl: string;
  readonly documentationUrl: string;
  readonly applicationMode: 'production' | 'dev';
  readonly brandName: string;
  /** The delay before a page starts to follow changes in its account. */
  readonly followDelayMs: number;
  /** The delay before a page repeats a failed session check. */
  readonly sessionRecheckDelayMs: number;
  readonly dataDirectory: string;
  readonly databaseUrl: string | undefined;
  /** Connects to the same database as its owner; defaults to `databaseUrl`. */
  readonly databaseOwnerUrl: string | undefined;
  /** A replica of the database, for long reads. */
  readonly databaseReadUrl: string | undefined;
  /** The longest lag at which the replica is read. */
  readonly databaseReadMaxLagSeconds: number;
  /** The sandbox processor's own database; defaults to the platform's. */
  readonly sandboxDatabaseUrl: string | undefined;
  /** `only` runs jobs and serves no calls. */
  readonly worker: 'on' | 'off' | 'only';
  readonly databasePoolSize: number;
  /** The longest wait of a start for another process that migrates the database. */
  readonly migrationWaitSeconds: number;
  readonly smtpUrl: string | undefined;
  /** The sender of mail; defaults to the brand at the public host. */
  readonly smtpFrom: MailSender | undefined;
  /** The contact for vulnerabilities; defaults to security@ the public host. */
  readonly securityContact: string | undefined;
  readonly seed: 'demo' | 'off';
  readonly trustProxy: boolean;
  readonly throttle: boolean;
  /** The time at which a simulated clock starts, in tests; undefined for the system's clock. */
  readonly clockStartsAt: Date | undefined;
  readonly sandboxDelayMs: number;
  readonly terminalTimeoutMs: number;
  /** The delay between reporting that a process is not ready and stopping it. */
  readonly shutdownDelayMs: number;
  readonly passwordMinimumLength: number;
  /** The bearer token of a metrics collector. Internal admins can read the metrics even if it is not set. */
  readonly metricsToken: string | undefined;
  readonly logLevel: LogLevel;
  /** True if NODE_ENV=production: secrets are never printed. */
  readonly production: boolean;
};

export type SettingsResult =
  | {
      ok: true;
      settings: Settings;
      /** One line each, for the operator, without secrets. */
      warnings: readonly string[];
    }
  | { ok: false; message: string };

const repositoryRoot = resolve(import.meta.dirname, '../../../..');

/** Treats an empty variable as unset, as deployment templates often leave it. */
const withoutEmpty = (environment: Environment): Environment =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));

const toSettings = (values: EnvironmentValues): Settings => {
  const webBaseUrl = values.WEB_BASE_URL ?? `http://localhost:${values.PORT}`;
  const production = values.NODE_ENV === 'production';
  return {
    port: values.PORT,
    tokenizationPort: values.TOKENIZATION_PORT,
    adminPort: values.ADMIN_PORT,
    host: values.HOST,
    webBaseUrl,
    adminBaseUrl: values.ADMIN_BASE_URL ?? `${webBaseUrl}/admin`,
    apiBaseUrl: values.API_BASE_URL ?? `${webBaseUrl}/api`,
    tokenizationBaseUrl: values.TOKENIZATION_BASE_URL ?? `http://localhost:${values.TOKENIZATION_PORT}`,
    documentationUrl: values.DOCUMENTATION_URL ?? `${webBaseUrl}/docs`,
    applicationMode: values.APP_MODE,
    brandName: values.BRAND_NAME,
    followDelayMs: values.FOLLOW_DELAY_MS,
    sessionRecheckDelayMs: values.SESSION_RECHECK_DELAY_MS,
    dataDirectory: resolve(repositoryRoot, values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databaseOwnerUrl: values.DATABASE_OWNER_URL,
    databaseReadUrl: values.DATABASE_READ_URL,
    databaseReadMaxLagSeconds: values.DATABASE_READ_MAX_LAG_SECONDS,
    sandboxDatabaseUrl: values.SANDBOX_DATABASE_URL,
    worker: values.WORKER,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    migrationWaitSeconds: values.MIGRATION_WAIT_SECONDS,
    smtpUrl: values.SMTP_URL,
    smtpFrom: values.SMTP_FROM,
    securityContact: values.SECURITY_CONTACT,
    seed: values.SEED ?? (values.DATABASE_URL !== undefined || production ? 'off' : 'demo'),
    trustProxy: values.TRUST_PROXY,
    throttle: values.THROTTLE === 'on',
    clockStartsAt: values.CLOCK_STARTS_AT,
    sandboxDelayMs: values.SANDBOX_DELAY_MS,
    terminalTimeoutMs: values.TERMINAL_TIMEOUT_MS,
    shutdownDelayMs: values.SHUTDOWN_DELAY_MS ?? (production ? 5000 : 0),
    passwordMinimumLength: values.PASSWORD_MIN_LENGTH,
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL,
    production,
  };
};

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };

const complaintOf = (
  { path, message }: Issue,
  environment: Environment,
  fromFile: ReadonlySet<string>,
): string => {
  const name = String(path[0]);
  const given = environment[name];
  if (given === undefined) return `${name} is not set. ${message}`;
  if (!secretNames.includes(name) && !mayHoldPassword(given)) return `${name} is "${given}". ${message}`;
  const source = fromFile.has(name) ? ` (from ${name}_FILE)` : '';
  return `${name}${source} cannot be used. ${message}`;
};

/**
 * Reads the settings. Each invalid setting yields a line with its name, the given value unless it is a
 * secret, and the allowed values.
 * @example readSettings(process.env)
 */
export const readSettings = (variables: Environment): SettingsResult => {
  const { environment, fromFile, complaints } = withSecretFiles(withoutEmpty(variables), repositoryRoot);
  const parsed = environmentSchema.safeParse(environment);
  const wrong = parsed.success
    ? complaints
    : [...complaints, ...parsed.error.issues.map((issue) => complaintOf(issue, environment, fromFile))];
  if (!parsed.success || wrong.length > 0) return { ok: false, message: wrong.join('\n') };
  const warnings = similarNames(Object.keys(environment)).map(
    (name) => `${name.given} is set, but there is no such setting. Did you mean ${name.meant}?`,
  );
  return { ok: true, settings: toSettings(parsed.data), warnings };
};
