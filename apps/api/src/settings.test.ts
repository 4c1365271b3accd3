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

describe('a wrong value is one line with its name, what was given and what is allowed', () => {
  test.each([
    ['PORT', 'web', 'PORT is "web". Give a whole number from 1 to 65535.'],
    ['PORT', '70000', 'PORT is "70000". Give a whole number from 1 to 65535.'],
    ['SEED', 'perhaps', 'SEED is "perhaps". Choose one of: demo, off.'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL is "loud". Choose one of: error, warn, info, debug.'],
    ['DATABASE_POOL_SIZE', '4', 'DATABASE_POOL_SIZE is "4". Give a whole number from 10 to 500.'],
    [
      'WEB_BASE_URL',
      'pay.example.com',
      'WEB_BASE_URL is "pay.example.com". Give an address that begins with http:// or https://.',
    ],
    [
      'SMTP_FROM',
      'Tillbook',
      'SMTP_FROM is "Tillbook". Give an e-mail address, such as no-reply@example.com or Tillbook <no-reply@example.com>.',
    ],
    ['MIGRATION_WAIT_SECONDS', '0', 'MIGRATION_WAIT_SECONDS is "0". Give a whole number from 1 to 86400.'],
  ])('%s=%s', (name, value, message) => {
    expect(complaintAbout({ [name]: value })).toBe(message);
  });

  test('all of them at once', () => {
    expect(complaintAbout({ PORT: 'web', SEED: 'perhaps' })).toBe(
      'PORT is "web". Give a whole number from 1 to 65535.\nSEED is "perhaps". Choose one of: demo, off.',
    );
  });

  test('CLOCK_STARTS_AT without a time zone, on a day that does not exist, or in production', () => {
    const zone = 'Give an instant with a time zone, such as 2026-11-23T15:00:00Z.';
    expect(complaintAbout({ CLOCK_STARTS_AT: '2026-11-23T15:00' })).toBe(
      `CLOCK_STARTS_AT is "2026-11-23T15:00". ${zone}`,
    );
    expect(complaintAbout({ CLOCK_STARTS_AT: '2026-13-01T15:00Z' })).toBe(
      `CLOCK_STARTS_AT is "2026-13-01T15:00Z". ${zone}`,
    );
    expect(complaintAbout({ CLOCK_STARTS_AT: '2026-11-23T15:00Z', NODE_ENV: 'production' })).toBe(
      'CLOCK_STARTS_AT is "2026-11-23T15:00Z". It is for tests only, and refused with NODE_ENV=production.',
    );
  });

  test('THROTTLE=off in production', () => {
    expect(complaintAbout({ THROTTLE: 'off', NODE_ENV: 'production' })).toBe(
      'THROTTLE is "off". It is for tests only, and refused with NODE_ENV=production.',
    );
  });
});

describe('a secret that cannot be used is named and not repeated', () => {
  test.each([
    ['SMTP_URL', 'foo', 'Give an address such as smtp://user:password@mail.example.com:587, or smtps://.'],
    ['SMTP_URL', 'https://mail.example.com', 'Give an address such as smtp://'],
    ['DATABASE_URL', 'books', 'Give an address such as postgres://user:password@host:5432/name.'],
    ['METRICS_TOKEN', 'short', 'Give at least 20 printable characters, without spaces.'],
  ])('%s=%s', (name, value, allowed) => {
    const complaint = complaintAbout({ [name]: value });
    expect(complaint).toContain(`${name} cannot be used. ${allowed}`);
    expect(complaint).not.toContain(`"${value}"`);
  });
});

describe('a secret is read from the file that NAME_FILE names', () => {
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

  test('without the line break at its end', () => {
    const settings = settingsOf({
      DATABASE_URL_FILE: fileWith('postgres://till:secret@db.example.com/books\n'),
      SMTP_URL_FILE: fileWith('smtps://mail.example.com\r\n'),
      METRICS_TOKEN_FILE: fileWith('a-token-of-the-collector\n'),
    });
    expect(settings).toMatchObject({
      databaseUrl: 'postgres://till:secret@db.example.com/books',
      smtpUrl: 'smtps://mail.example.com',
      metricsToken: 'a-token-of-the-collector',
      seed: 'off',
    });
  });

  test('and refused where the variable is set as well', () => {
    const path = fileWith('smtp://mail.example.com');
    expect(complaintAbout({ SMTP_URL: 'smtp://other.example.com', SMTP_URL_FILE: path })).toBe(
      'SMTP_URL and SMTP_URL_FILE are both set. Give one of them.',
    );
  });

  test('and refused where the file cannot be read, is empty or holds no such value', () => {
    expect(complaintAbout({ METRICS_TOKEN_FILE: join(folder, 'missing') })).toBe(
      `METRICS_TOKEN_FILE is "${join(folder, 'missing')}", which cannot be read (ENOENT). Give the path of a file that holds METRICS_TOKEN.`,
    );
    const empty = fileWith('\n');
    expect(complaintAbout({ METRICS_TOKEN_FILE: empty })).toBe(
      `METRICS_TOKEN_FILE is "${empty}", which is empty. Give the path of a file that holds METRICS_TOKEN.`,
    );
    expect(complaintAbout({ SMTP_URL_FILE: fileWith('foo') })).toMatch(
      /^SMTP_URL \(from SMTP_URL_FILE\) cannot be used\. Give an address such as smtp:/,
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
  ])('%s is warned about, with %s beside it and without its value', (name, meant) => {
    expect(warnings({ [name]: 'smtp://user:secret@mail.example.com' })).toEqual([
      `${name} is set, and no setting has that name. Was ${meant} meant?`,
    ]);
  });

  test('is none where it is a setting, or has nothing of one', () => {
    expect(
      warnings({ PORT: '4310', HOME: '/root', PATH: '/bin', TERM: 'dumb', npm_config_port: '1', POST: '1' }),
    ).toEqual([]);
  });
});

test('the defaults need nothing, and empty variables count as not set', () => {
  const defaults = settingsOf({});
  expect(defaults).toMatchObject({
    port: 4310,
    seed: 'demo',
    logLevel: 'info',
    databasePoolSize: 32,
    migrationWaitSeconds: 600,
    smtpFrom: undefined,
    trustProxy: false,
    throttle: true,
  });
  expect(settingsOf({ PORT: '', SEED: '', DATABASE_URL: '', SMTP_URL: '', LOG_LEVEL: '' })).toEqual(defaults);
});
