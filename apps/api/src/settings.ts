import { resolve } from 'node:path';
import type { LogLevel } from './log-levels.ts';
import { environmentSchema, secretNames, type EnvironmentValues } from './settings/environment-schema.ts';
import { withSecretFiles, type Environment } from './settings/secret-files.ts';
import type { MailSender } from './settings/setting-kinds.ts';
import { similarNames } from './settings/similar-names.ts';

/** Everything a deployment can set, read once from the environment. Addresses have no slash at their end. */
export type Settings = {
  readonly port: number;
  readonly tokenizationPort: number;
  /** Where the admin app listens when it is served by a process of its own. */
  readonly adminPort: number;
  readonly host: string;
  readonly webBaseUrl: string;
  /** Where the admin app is reached: below the web origin, or on an origin of its own. */
  readonly adminBaseUrl: string;
  readonly apiBaseUrl: string;
  readonly tokenizationBaseUrl: string;
  readonly documentationUrl: string;
  readonly applicationMode: 'production' | 'dev';
  readonly brandName: string;
  readonly dataDirectory: string;
  readonly databaseUrl: string | undefined;
  /** How many connections the process opens at most, those of all its pools together. */
  readonly databasePoolSize: number;
  /** How long a start waits for another process that migrates the database. */
  readonly migrationWaitSeconds: number;
  readonly smtpUrl: string | undefined;
  /** Whom mail comes from; without it the brand, at the public host. */
  readonly smtpFrom: MailSender | undefined;
  /** Whom to tell of a weakness; without it security@ the public host. */
  readonly securityContact: string | undefined;
  readonly seed: 'demo' | 'off';
  readonly trustProxy: boolean;
  readonly throttle: boolean;
  /** What the clock shows at the start, in tests; undefined for the system's clock. */
  readonly clockStartsAt: Date | undefined;
  readonly sandboxDelayMs: number;
  readonly terminalTimeoutMs: number;
  /** How long a process that was asked to stop still answers after it has said that it is not ready. */
  readonly shutdownDelayMs: number;
  readonly passwordMinimumLength: number;
  /** What a collector of metrics sends as its bearer token; without it an internal admin may read them. */
  readonly metricsToken: string | undefined;
  readonly logLevel: LogLevel;
  /** True with NODE_ENV=production: secrets are never printed. */
  readonly production: boolean;
};

export type SettingsResult =
  | {
      ok: true;
      settings: Settings;
      /** One line each, for whoever starts the process; nothing in them is a secret. */
      warnings: readonly string[];
    }
  | { ok: false; message: string };

const repositoryRoot = resolve(import.meta.dirname, '../../..');

/** An empty variable is one that is not set: so are they in many a deployment's template. */
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
    dataDirectory: resolve(repositoryRoot, values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
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
  if (!secretNames.includes(name)) return `${name} is "${environment[name] ?? ''}". ${message}`;
  const source = fromFile.has(name) ? ` (from ${name}_FILE)` : '';
  return `${name}${source} cannot be used. ${message}`;
};

/**
 * Reads the settings. Each wrong one is a line that names it, what was given, unless it is a secret, and what is allowed.
 *
 * @example readSettings(process.env)
 */
export const readSettings = (given: Environment): SettingsResult => {
  const { environment, fromFile, complaints } = withSecretFiles(withoutEmpty(given), repositoryRoot);
  const parsed = environmentSchema.safeParse(environment);
  const wrong = parsed.success
    ? complaints
    : [...complaints, ...parsed.error.issues.map((issue) => complaintOf(issue, environment, fromFile))];
  if (!parsed.success || wrong.length > 0) return { ok: false, message: wrong.join('\n') };
  const warnings = similarNames(Object.keys(environment)).map(
    (name) => `${name.given} is set, and no setting has that name. Was ${name.meant} meant?`,
  );
  return { ok: true, settings: toSettings(parsed.data), warnings };
};
