import { pageSettingsElementId } from '@tillbook/contract/names';
import { afterEach, expect, test } from 'vitest';
import { adminHasOwnOrigin, readPageSettings } from './page-settings.ts';

const element = document.createElement('script');
element.type = 'application/json';
element.id = pageSettingsElementId;

afterEach(() => element.remove());

const read = (text: string) => {
  element.textContent = text;
  document.head.append(element);
  return readPageSettings(document);
};

const { origin } = window.location;

const defaults = {
  webBaseUrl: origin,
  adminBaseUrl: `${origin}/admin`,
  apiBaseUrl: `${origin}/api`,
  tokenizationBaseUrl: origin,
  documentationUrl: `${origin}/docs`,
  applicationMode: 'production',
  brandName: 'Tillbook',
  followDelayMs: 3000,
  sessionRecheckDelayMs: 5000,
  nonce: '',
};

test("reads the server's settings", { meta: { shows: ['spec:1.20'] } }, () => {
  const written = {
    webBaseUrl: 'https://pay.example',
    adminBaseUrl: 'https://office.example/admin',
    apiBaseUrl: 'https://api.example/v2',
    tokenizationBaseUrl: 'https://vault.example',
    documentationUrl: 'https://docs.example',
    applicationMode: 'dev',
    brandName: 'Northwind',
    followDelayMs: 100,
    sessionRecheckDelayMs: 0,
    nonce: 'abc',
  };
  expect(read(JSON.stringify(written))).toEqual(written);
});

test.each([
  ['an empty object', '{}'],
  ['invalid JSON', '{'],
  ['a value of another type', '5'],
  [
    'settings of other types',
    '{"apiBaseUrl":5,"applicationMode":"test","nonce":null,"followDelayMs":"5","sessionRecheckDelayMs":-1}',
  ],
])('uses the defaults for %s', (_, text) => {
  expect(read(text)).toEqual(defaults);
});

test('uses the defaults for a page without settings', { meta: { shows: ['spec:1.19'] } }, () => {
  expect(readPageSettings(document)).toEqual(defaults);
});

test.each([
  ['https://pay.example/admin', false],
  ['https://office.example/admin', true],
  ['http://pay.example/admin', true],
])('determines if an admin app at %s has its own origin: %s', (adminBaseUrl, expected) => {
  const settings = read(JSON.stringify({ webBaseUrl: 'https://pay.example', adminBaseUrl }));
  expect(adminHasOwnOrigin(settings)).toBe(expected);
});
