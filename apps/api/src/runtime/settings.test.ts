import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const complaintAbout = (environment: Readonly<Record<string, string>>): string => {
  const read = readSettings(environment);
  return read.ok ? 'accepted' : read.message;
};

const settingsOf = (environment: Readonly<Record<string, string>>) => {
  const read = readSettings(environment);
  if (!read.ok) throw new Error(read.message);
  return read.settings;
};

const warnings = (environment: Readonly<Record<string, string>>) => {
  const read = readSettings(environment);
  return read.ok ? read.warnings : [read.message];
};

describe('invalid values for readSettings', () => {
  test.each([
    ['PORT', 'web', 'PORT is "web". Enter a whole number from 1 to 65535.'],
    ['PORT', '70000', 'PORT is "70000". Enter a whole number from 1 to 65535.'],
    ['SEED', 'perhaps', 'SEED is "perhaps". Choose one of: demo, off.'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL is "loud". Choose one of: error, warn, info, debug.'],
    ['DATABASE_POOL_SIZE', '4', 'DATABASE_POOL_SIZE is "4". Enter a whole number from 10 to 500.'],
    [
      'WEB_BASE_URL',
      'pay.example.com',
      'WEB_BASE_URL is "pay.example.com". Enter an address that begins with http:// or https://.',
    ],
    [
      'SMTP_FROM',
      'Tillbook',
      'SMTP_FROM is "Tillbook". Enter an email address, such as no-reply@example.com or Tillbook <no-reply@example.com>.',
    ],
    ['WORKER', 'yes', 'WORKER is "yes". Choose one of: on, off, only.'],
    [
      'DATABASE_READ_MAX_LAG_SECONDS',
      '0',
      'DATABASE_READ_MAX_LAG_SECONDS is "0". Enter a whole number from 1 to 3600.',
    ],
    ['MIGRATION_WAIT_SECONDS', '0', 'MIGRATION_WAIT_SECONDS is "0". Enter a whole number from 1 to 86400.'],
  ])('rejects %s=%s in one line with the allowed values', (name, value, message) => {
    expect(complaintAbout({ [name]: value })).toBe(message);
  });

  test('reports all invalid settings together', () => {
    expect(complaintAbout({ PORT: 'web', SEED: 'perhaps' })).toBe(
      'PORT is "web". Enter a whole number from 1 to 65535.\nSEED is "perhaps". Choose one of: demo, off.',
    );
  });

  test('rejects CLOCK_STARTS_AT without a time zone, on a day that does not exist, or in production', () => {
    const zone = 'Give an instant with a time zone, such as 2026-11-23T15:00:00Z.';
    expect(complaintAbout({ CLOCK_STARTS_AT: '2026-11-23T15:00' })).toBe(
      `CLOCK_STARTS_AT is "2026-11-23T15:00". ${zone}`,
    );
    expect(complaintAbout({ CLOCK_STARTS_AT: '2026-13-01T15:00Z' })).toBe(
      `CLOCK_STARTS_AT is "2026-13-01T15:00Z". ${zone}`,
    );
    expect(complaintAbout({ CLOCK_STARTS_AT: '2026-11-23T15:00Z', NODE_ENV: 'production' })).toBe(
      'CLOCK_STARTS_AT is "2026-11-23T15:00Z". It is for tests only and not allowed with NODE_ENV=production.',
    );
  });

  test('rejects THROTTLE=off in production', () => {
    expect(complaintAbout({ THROTTLE: 'off', NODE_ENV: 'production' })).toBe(
      'THROTTLE is "off". It is for tests only and not allowed with NODE_ENV=production.',
    );
  });
});

describe('an invalid secret for readSettings', () => {
  test.each([
    ['SMTP_URL', 'foo', 'Enter an address such as smtp://user:password@mail.example.com:587, or smtps://.'],
    ['SMTP_URL', 'https://mail.example.com', 'Enter an address such as smtp://'],
    ['DATABASE_URL', 'books', 'Enter an address such as postgres://user:password@host:5432/name.'],
    ['DATABASE_OWNER_URL', 'books', 'Enter an address such as postgres://user:password@host:5432/name.'],
    ['DATABASE_READ_URL', 'books', 'Enter an address such as postgres://user:password@host:5432/name.'],
    ['SANDBOX_DATABASE_URL', 'books', 'Enter an address such as postgres://user:password@host:5432/name.'],
    ['METRICS_TOKEN', 'short', 'Enter at least 20 printable characters, without spaces.'],
  ])('names an invalid secret but omits its value: %s=%s', (name, value, allowed) => {
    const complaint = complaintAbout({ [name]: value });
    expect(complaint).toContain(`${name} cannot be used. ${allowed}`);
    expect(complaint).not.toContain(`"${value}"`);
  });
});

test.each(['DATABASE_OWNER_URL', 'DATABASE_READ_URL'])('rejects %s without DATABASE_URL', (name) => {
  expect(complaintAbout({ [name]: 'postgres://till@db.example.com/books' })).toBe(
    `${name} cannot be used. Set DATABASE_URL as well: this is another way to the same database.`,
  );
});

describe('the public address of the product', () => {
  const publicAddresses = {
    WEB_BASE_URL: 'https://pay.example.com',
    TOKENIZATION_BASE_URL: 'https://forms.example.com',
  };
  const formsElsewhere =
    'With the WEB_BASE_URL given, browsers would look for the card and bank forms on their own machine. Enter the public address of the forms, such as https://forms.example.com.';

  test('rejects a public WEB_BASE_URL if TOKENIZATION_BASE_URL is not set', () => {
    const withoutForms: Readonly<Record<string, string>>[] = [{}, { TOKENIZATION_BASE_URL: '' }];
    for (const unset of withoutForms) {
      expect(complaintAbout({ WEB_BASE_URL: 'https://pay.example.com', ...unset })).toBe(
        `TOKENIZATION_BASE_URL is not set. ${formsElsewhere}`,
      );
    }
  });

  test.each([
    'http://localhost:4311',
    'http://LOCALHOST:4311',
    'http://forms.localhost:4311',
    'http://localhost.:4311',
    'http://127.0.0.1:4311',
    'http://127.1:4311',
    'http://2130706433:4311',
    'http://127.8.9.10',
    'http://[::1]:4311',
    'http://[::ffff:127.0.0.1]:4311',
    'http://0.0.0.0:4311',
    'http://[::]:4311',
  ])('rejects a public WEB_BASE_URL if TOKENIZATION_BASE_URL is %s', (forms) => {
    expect(complaintAbout({ ...publicAddresses, TOKENIZATION_BASE_URL: forms })).toBe(
      `TOKENIZATION_BASE_URL is "${forms}". ${formsElsewhere}`,
    );
  });

  test.each(['https://pay.example.com', 'http://192.168.1.20:4310', 'http://till.local', 'http://[fd00::1]'])(
    'accepts WEB_BASE_URL=%s only if the forms have a public address',
    (web) => {
      expect(settingsOf({ ...publicAddresses, WEB_BASE_URL: web })).toMatchObject({ webBaseUrl: web });
      expect(complaintAbout({ WEB_BASE_URL: web })).toContain('TOKENIZATION_BASE_URL is not set.');
    },
  );

  test.each(['http://localhost:4310', 'https://localhost', 'http://127.0.0.1', 'http://till.localhost:80'])(
    'requires no address of the forms if WEB_BASE_URL is %s',
    (web) => {
      expect(complaintAbout({ WEB_BASE_URL: web })).toBe('accepted');
    },
  );

  test.each(['API_BASE_URL', 'DOCUMENTATION_URL'])(
    'rejects %s if the address leads visitors to their own machines',
    (name) => {
      expect(complaintAbout({ ...publicAddresses, [name]: 'http://localhost:4310/api' })).toBe(
        `${name} is "http://localhost:4310/api". With the WEB_BASE_URL given, browsers would look for this address on their own machine. Enter a public address, or leave the setting out.`,
      );
      expect(complaintAbout({ [name]: 'http://localhost:4310/api' })).toBe('accepted');
    },
  );
});

describe('an address that browsers use', () => {
  const addressNames = [
    'WEB_BASE_URL',
    'TOKENIZATION_BASE_URL',
    'ADMIN_BASE_URL',
    'API_BASE_URL',
    'DOCUMENTATION_URL',
  ];
  const withForms = { TOKENIZATION_BASE_URL: 'https://forms.example.com' };
  const besides = (name: string, value: string) => ({ ...withForms, [name]: value });

  describe.each(addressNames)('%s', (name) => {
    test.each([
      'https://pay.example.com?',
      'https://pay.example.com/?theme=dark',
      'https://pay.example.com#',
      'https://pay.example.com/#/start',
      'https://*.example.com',
      'https://%2a.example.com',
      'https://pay.example.com/*',
    ])('rejects the address %s', (given) => {
      const complaint = complaintAbout(besides(name, given));
      expect(complaint).toContain(`${name} is "${given}". Enter `);
      expect(complaint).not.toContain('\n');
    });

    test.each([
      'https://dana:secret@pay.example.com',
      'https://:secret@pay.example.com',
      'https://secret@pay.example.com',
      'https://dana:secret@pay.example.com/api?',
      'https://dana:secret@',
    ])('rejects credentials in an address without repeating them: %s', (given) => {
      const complaint = complaintAbout(besides(name, given));
      expect(complaint).toContain(`${name} cannot be used. Enter `);
      expect(complaint).not.toContain('secret');
      expect(complaint).not.toContain('\n');
    });

    test.each(['https://pay.example.com,till.example.com', 'https://$HOST', 'https://{host}'])(
      'rejects a host that no browser can look up: %s',
      (given) => {
        expect(complaintAbout(besides(name, given))).toBe(
          `${name} is "${given}". Enter one host name, such as https://pay.example.com.`,
        );
      },
    );

    test('normalizes an address as browsers write it', () => {
      const settings = settingsOf(besides(name, ' HTTPS://Pay.Example.com:443// '));
      expect(Object.values(settings)).toContain(
        name === 'ADMIN_BASE_URL' ? 'https://pay.example.com/admin' : 'https://pay.example.com',
      );
    });
  });

  test.each(['WEB_BASE_URL', 'TOKENIZATION_BASE_URL'])('rejects %s with a path', (name) => {
    for (const given of ['https://example.com/pay', 'https://example.com/pay/', 'https://example.com/%20']) {
      expect(complaintAbout(besides(name, given))).toBe(
        `${name} is "${given}". Enter an address without a path, query, hash, user name, password or *, such as https://pay.example.com.`,
      );
    }
  });

  test.each([
    'https://example.com/office',
    'https://example.com/office/admin',
    'https://example.com/admin/x',
  ])('rejects ADMIN_BASE_URL with a path other than /admin: %s', (given) => {
    expect(complaintAbout({ ADMIN_BASE_URL: given })).toBe(
      `ADMIN_BASE_URL is "${given}". Enter an address with the path /admin, or without a path.`,
    );
  });

  test('accepts API_BASE_URL and DOCUMENTATION_URL with a path', () => {
    expect(
      settingsOf({
        API_BASE_URL: 'https://example.com/pay/api/',
        DOCUMENTATION_URL: 'https://example.com/pay/docs/',
      }),
    ).toMatchObject({
      apiBaseUrl: 'https://example.com/pay/api',
      documentationUrl: 'https://example.com/pay/docs',
    });
  });
});

describe('a secret in the file that NAME_FILE names', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'tillbook-settings-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const fileWith = (text: string): string => {
    const path = join(folder, `secret-${text.length}`);
    writeFileSync(path, text);
    return path;
  };

  test('removes the line break at the end of a secret file', () => {
    const settings = settingsOf({
      DATABASE_URL_FILE: fileWith('postgres://till:secret@db.example.com/books\n'),
      DATABASE_OWNER_URL_FILE: fileWith('postgres://owner:secret@db.example.com/books\n'),
      DATABASE_READ_URL_FILE: fileWith('postgres://till:secret@replica.example.com/books\n'),
      SANDBOX_DATABASE_URL_FILE: fileWith('postgres://bank:secret@bank.example.com/record\n'),
      SMTP_URL_FILE: fileWith('smtps://mail.example.com\r\n'),
      METRICS_TOKEN_FILE: fileWith('a-token-of-the-collector\n'),
    });
    expect(settings).toMatchObject({
      databaseUrl: 'postgres://till:secret@db.example.com/books',
      databaseOwnerUrl: 'postgres://owner:secret@db.example.com/books',
      databaseReadUrl: 'postgres://till:secret@replica.example.com/books',
      sandboxDatabaseUrl: 'postgres://bank:secret@bank.example.com/record',
      smtpUrl: 'smtps://mail.example.com',
      metricsToken: 'a-token-of-the-collector',
      seed: 'off',
    });
  });

  test('rejects a secret that is set both as a variable and as a file', () => {
    const path = fileWith('smtp://mail.example.com');
    expect(complaintAbout({ SMTP_URL: 'smtp://other.example.com', SMTP_URL_FILE: path })).toBe(
      'SMTP_URL and SMTP_URL_FILE are both set. Set only one of them.',
    );
  });

  test('rejects a secret file that is unreadable, empty or invalid', () => {
    expect(complaintAbout({ METRICS_TOKEN_FILE: join(folder, 'missing') })).toBe(
      `METRICS_TOKEN_FILE is "${join(folder, 'missing')}", which cannot be read (ENOENT). Set it to the path of a file that contains METRICS_TOKEN.`,
    );
    const empty = fileWith('\n');
    expect(complaintAbout({ METRICS_TOKEN_FILE: empty })).toBe(
      `METRICS_TOKEN_FILE is "${empty}", which is empty. Set it to the path of a file that contains METRICS_TOKEN.`,
    );
    expect(complaintAbout({ SMTP_URL_FILE: fileWith('foo') })).toMatch(
      /^SMTP_URL \(from SMTP_URL_FILE\) cannot be used\. Enter an address such as smtp:/,
    );
  });
});

describe('a name that looks like a setting', () => {
  test.each([
    ['SMPT_URL', 'SMTP_URL'],
    ['DATABASE_POOLSIZE', 'DATABASE_POOL_SIZE'],
    ['METRIC_TOKEN', 'METRICS_TOKEN'],
    ['DATABASE_URL_FIEL', 'DATABASE_URL_FILE'],
    ['PROT', 'PORT'],
  ])('warns about %s, suggests %s and omits its value', (name, meant) => {
    expect(warnings({ [name]: 'smtp://user:secret@mail.example.com' })).toEqual([
      `${name} is set, but there is no such setting. Did you mean ${meant}?`,
    ]);
  });

  test('gives no warning about a setting or a name that resembles no setting', () => {
    expect(
      warnings({ PORT: '4310', HOME: '/root', PATH: '/bin', TERM: 'dumb', npm_config_port: '1', POST: '1' }),
    ).toEqual([]);
  });
});

test('needs no variables, and treats empty variables as unset', () => {
  const defaults = settingsOf({});
  expect(defaults).toMatchObject({
    port: 4310,
    seed: 'demo',
    logLevel: 'info',
    databasePoolSize: 32,
    migrationWaitSeconds: 600,
    databaseOwnerUrl: undefined,
    databaseReadUrl: undefined,
    databaseReadMaxLagSeconds: 30,
    sandboxDatabaseUrl: undefined,
    worker: 'on',
    smtpFrom: undefined,
    trustProxy: false,
    throttle: true,
  });
  expect(settingsOf({ PORT: '', SEED: '', DATABASE_URL: '', SMTP_URL: '', LOG_LEVEL: '' })).toEqual(defaults);
});
