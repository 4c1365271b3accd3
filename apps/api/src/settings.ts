import { resolve } from 'node:path';

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
  readonly smtpUrl: string | undefined;
  readonly seed: 'demo' | 'off';
  readonly trustProxy: boolean;
  readonly throttle: boolean;
  readonly sandboxDelayMs: number;
  readonly terminalTimeoutMs: number;
  readonly passwordMinimumLength: number;
  /** What a collector of metrics sends as its bearer token; without it an internal admin may read them. */
  readonly metricsToken: string | undefined;
  /** True with NODE_ENV=production: secrets are never printed. */
  readonly production: boolean;
};

export type SettingsResult = { ok: true; settings: Settings } | { ok: false; message: string };

type Environment = Readonly<Record<string, string | undefined>>;

class SettingError extends Error {}

const repositoryRoot = resolve(import.meta.dirname, '../../..');

const wholeNumber = (
  environment: Environment,
  name: string,
  fallback: number,
  least: number,
  most: number,
) => {
  const raw = environment[name];
  if (raw === undefined || raw === '') return fallback;
  const value = Number(raw);
  if (/^\d+$/.test(raw) && value >= least && value <= most) return value;
  throw new SettingError(`${name} is "${raw}". Give a whole number from ${least} to ${most}.`);
};

const oneOf = <const Choice extends string>(
  environment: Environment,
  name: string,
  choices: readonly Choice[],
  fallback: Choice,
): Choice => {
  const raw = environment[name];
  if (raw === undefined || raw === '') return fallback;
  const choice = choices.find((candidate) => candidate === raw);
  if (choice !== undefined) return choice;
  throw new SettingError(`${name} is "${raw}". Choose one of: ${choices.join(', ')}.`);
};

const address = (environment: Environment, name: string, fallback: string) => {
  const raw = environment[name] || fallback;
  const url = URL.parse(raw);
  if (url && (url.protocol === 'http:' || url.protocol === 'https:')) return raw.replace(/\/+$/, '');
  throw new SettingError(`${name} is "${raw}". Give an address that begins with http:// or https://.`);
};

/** The admin app is built for the path /admin, on whichever origin; a path need not be given. */
const adminAddress = (environment: Environment, webBaseUrl: string) => {
  const given = address(environment, 'ADMIN_BASE_URL', `${webBaseUrl}/admin`);
  if (!environment['ADMIN_BASE_URL'] || given.endsWith('/admin')) return given;
  if (new URL(given).pathname === '/') return `${given}/admin`;
  throw new SettingError(`ADMIN_BASE_URL is "${given}". Give an address whose path is /admin, or none.`);
};

const shortestToken = 20;

const readToken = (environment: Environment, name: string): string | undefined => {
  const raw = environment[name];
  if (raw === undefined || raw === '') return undefined;
  if (raw.length >= shortestToken && /^[\x21-\x7e]+$/.test(raw)) return raw;
  throw new SettingError(
    `${name} is too short or has spaces. Give at least ${shortestToken} printable characters.`,
  );
};

const readThrottle = (environment: Environment, production: boolean) => {
  const choice = oneOf(environment, 'THROTTLE', ['on', 'off'], 'on');
  if (choice === 'off' && production) {
    throw new SettingError('THROTTLE=off is for tests and is refused with NODE_ENV=production.');
  }
  return choice === 'on';
};

const read = (environment: Environment): Settings => {
  const port = wholeNumber(environment, 'PORT', 4310, 1, 65_535);
  const tokenizationPort = wholeNumber(environment, 'TOKENIZATION_PORT', 4311, 1, 65_535);
  const webBaseUrl = address(environment, 'WEB_BASE_URL', `http://localhost:${port}`);
  const production = environment['NODE_ENV'] === 'production';
  const databaseUrl = environment['DATABASE_URL'] || undefined;
  return {
    port,
    tokenizationPort,
    adminPort: wholeNumber(environment, 'ADMIN_PORT', 4314, 1, 65_535),
    host: environment['HOST'] || '127.0.0.1',
    webBaseUrl,
    adminBaseUrl: adminAddress(environment, webBaseUrl),
    apiBaseUrl: address(environment, 'API_BASE_URL', `${webBaseUrl}/api`),
    tokenizationBaseUrl: address(
      environment,
      'TOKENIZATION_BASE_URL',
      `http://localhost:${tokenizationPort}`,
    ),
    documentationUrl: address(environment, 'DOCUMENTATION_URL', `${webBaseUrl}/docs`),
    applicationMode: oneOf(environment, 'APP_MODE', ['production', 'dev'], 'production'),
    brandName: environment['BRAND_NAME'] || 'Tillbook',
    dataDirectory: resolve(repositoryRoot, environment['DATA_DIR'] || '.data'),
    databaseUrl,
    smtpUrl: environment['SMTP_URL'] || undefined,
    seed: oneOf(environment, 'SEED', ['demo', 'off'], databaseUrl || production ? 'off' : 'demo'),
    trustProxy:
      oneOf(environment, 'TRUST_PROXY', ['on', 'off', 'true', 'false', '1', '0'], 'off').match(
        /on|true|1/,
      ) !== null,
    throttle: readThrottle(environment, production),
    sandboxDelayMs: wholeNumber(environment, 'SANDBOX_DELAY_MS', 3000, 0, 86_400_000),
    terminalTimeoutMs: wholeNumber(environment, 'TERMINAL_TIMEOUT_MS', 30_000, 1, 600_000),
    passwordMinimumLength: wholeNumber(environment, 'PASSWORD_MIN_LENGTH', 6, 6, 128),
    metricsToken: readToken(environment, 'METRICS_TOKEN'),
    production,
  };
};

/**
 * Reads the settings; a bad one is named together with what it takes.
 *
 * @example readSettings(process.env)
 */
export const readSettings = (environment: Environment): SettingsResult => {
  try {
    return { ok: true, settings: read(environment) };
  } catch (error) {
    if (error instanceof SettingError) return { ok: false, message: error.message };
    throw error;
  }
};
