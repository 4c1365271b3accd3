import * as z from 'zod/mini';
import { logLevels } from '../log-levels.ts';
import {
  anyText,
  bearerToken,
  contactAddress,
  databaseAddress,
  instant,
  mailSender,
  mailServerAddress,
  oneOf,
  onOrOff,
  wholeNumber,
} from './setting-kinds.ts';
import { adminAddress, isLoopback, originAddress, pathAddress } from './web-address.ts';

const port = wholeNumber(1, 65_535);

/** Enough connections for each of a process's pools. */
const fewestConnections = 10;

const forTestsOnly = 'It is for tests only and not allowed with NODE_ENV=production.';

/** Rejects another address of the database without DATABASE_URL: the embedded database has no use for it. */
const needsDatabaseUrl = (name: 'DATABASE_OWNER_URL' | 'DATABASE_READ_URL') =>
  z.refine<Readonly<Record<string, unknown>>>(
    (values) => values[name] === undefined || values['DATABASE_URL'] !== undefined,
    { path: [name], message: 'Set DATABASE_URL as well: this is another way to the same database.' },
  );

const isPublic = (address: string | undefined): boolean => address !== undefined && !isLoopback(address);

type Addresses = {
  readonly WEB_BASE_URL?: string | undefined;
  readonly API_BASE_URL?: string | undefined;
  readonly TOKENIZATION_BASE_URL?: string | undefined;
  readonly DOCUMENTATION_URL?: string | undefined;
};

/** Rejects a loopback address, which leads a visitor's browser to the visitor's own machine. */
const needsPublicForms = z.refine<Addresses>(
  ({ WEB_BASE_URL, TOKENIZATION_BASE_URL }) => !isPublic(WEB_BASE_URL) || isPublic(TOKENIZATION_BASE_URL),
  {
    path: ['TOKENIZATION_BASE_URL'],
    message:
      'With the WEB_BASE_URL given, browsers would look for the card and bank forms on their own machine. Enter the public address of the forms, such as https://forms.example.com.',
  },
);

const needsPublicAddress = (name: 'API_BASE_URL' | 'DOCUMENTATION_URL') =>
  z.refine<Addresses>(
    (values) => !isPublic(values.WEB_BASE_URL) || values[name] === undefined || isPublic(values[name]),
    {
      path: [name],
      message:
        'With the WEB_BASE_URL given, browsers would look for this address on their own machine. Enter a public address, or leave the setting out.',
    },
  );

/** Parses every variable that the platform reads. README's table has the same names. */
export const environmentSchema = z
  .object({
    NODE_ENV: z.optional(anyText),
    PORT: z.prefault(port, '4310'),
    TOKENIZATION_PORT: z.prefault(port, '4311'),
    ADMIN_PORT: z.prefault(port, '4314'),
    HOST: z.prefault(anyText, '127.0.0.1'),
    WEB_BASE_URL: z.optional(originAddress),
    ADMIN_BASE_URL: z.optional(adminAddress),
    API_BASE_URL: z.optional(pathAddress),
    TOKENIZATION_BASE_URL: z.optional(originAddress),
    DOCUMENTATION_URL: z.optional(pathAddress),
    APP_MODE: z.prefault(oneOf('production', 'dev'), 'production'),
    BRAND_NAME: z.prefault(anyText, 'Tillbook'),
    FOLLOW_DELAY_MS: z.prefault(wholeNumber(0, 600_000), '3000'),
    SESSION_RECHECK_DELAY_MS: z.prefault(wholeNumber(0, 600_000), '5000'),
    DATA_DIR: z.prefault(anyText, '.data'),
    DATABASE_URL: z.optional(databaseAddress),
    DATABASE_OWNER_URL: z.optional(databaseAddress),
    DATABASE_READ_URL: z.optional(databaseAddress),
    DATABASE_READ_MAX_LAG_SECONDS: z.prefault(wholeNumber(1, 3600), '30'),
    SANDBOX_DATABASE_URL: z.optional(databaseAddress),
    WORKER: z.prefault(oneOf('on', 'off', 'only'), 'on'),
    DATABASE_POOL_SIZE: z.prefault(wholeNumber(fewestConnections, 500), '32'),
    MIGRATION_WAIT_SECONDS: z.prefault(wholeNumber(1, 86_400), '600'),
    SMTP_URL: z.optional(mailServerAddress),
    SMTP_FROM: z.optional(mailSender),
    SECURITY_CONTACT: z.optional(contactAddress),
    SEED: z.optional(oneOf('demo', 'off')),
    LOG_LEVEL: z.prefault(oneOf(...logLevels), 'info'),
    TRUST_PROXY: z.prefault(onOrOff, 'off'),
    THROTTLE: z.prefault(oneOf('on', 'off'), 'on'),
    CLOCK_STARTS_AT: z.optional(instant),
    SHUTDOWN_DELAY_MS: z.optional(wholeNumber(0, 600_000)),
    PASSWORD_MIN_LENGTH: z.prefault(wholeNumber(6, 128), '6'),
    METRICS_TOKEN: z.optional(bearerToken),
    SANDBOX_DELAY_MS: z.prefault(wholeNumber(0, 86_400_000), '3000'),
    TERMINAL_TIMEOUT_MS: z.prefault(wholeNumber(1, 600_000), '30000'),
  })
  .check(
    z.refine(({ NODE_ENV, THROTTLE }) => THROTTLE === 'on' || NODE_ENV !== 'production', {
      path: ['THROTTLE'],
      message: forTestsOnly,
    }),
    z.refine(({ NODE_ENV, CLOCK_STARTS_AT }) => CLOCK_STARTS_AT === undefined || NODE_ENV !== 'production', {
      path: ['CLOCK_STARTS_AT'],
      message: forTestsOnly,
    }),
    needsDatabaseUrl('DATABASE_OWNER_URL'),
    needsDatabaseUrl('DATABASE_READ_URL'),
    needsPublicForms,
    needsPublicAddress('API_BASE_URL'),
    needsPublicAddress('DOCUMENTATION_URL'),
  );

export type EnvironmentValues = z.infer<typeof environmentSchema>;

export const variableNames: readonly string[] = Object.keys(environmentSchema.shape);

/** Variables that are never quoted, and that may be read from the file in `NAME_FILE`. */
export const secretNames: readonly string[] = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_READ_URL',
  'SANDBOX_DATABASE_URL',
  'SMTP_URL',
  'METRICS_TOKEN',
];
