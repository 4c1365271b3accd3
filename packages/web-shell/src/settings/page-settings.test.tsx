import { afterEach, expect, test } from 'vitest';
import { readPageSettings } from './page-settings.ts';

const element = document.createElement('script');
element.type = 'application/json';
element.id = 'page-settings';

afterEach(() => element.remove());

const read = (text: string) => {
  element.textContent = text;
  document.head.append(element);
  return readPageSettings(document);
};

const { origin } = window.location;

const defaults = {
  webBaseUrl: origin,
  apiBaseUrl: `${origin}/api`,
  tokenizationBaseUrl: origin,
  documentationUrl: `${origin}/docs`,
  applicationMode: 'production',
  brandName: 'Tillbook',
  nonce: '',
};

test('reads what the server has written', () => {
  const written = {
    webBaseUrl: 'https://pay.example',
    apiBaseUrl: 'https://api.example/v2',
    tokenizationBaseUrl: 'https://vault.example',
    documentationUrl: 'https://docs.example',
    applicationMode: 'dev',
    brandName: 'Northwind',
    nonce: 'abc',
  };
  expect(read(JSON.stringify(written))).toEqual(written);
});

test.each([
  ['the empty block of a build', '{}'],
  ['no JSON', '{'],
  ['another kind of value', '5'],
  ['values of other kinds', '{"apiBaseUrl":5,"applicationMode":"test","nonce":null}'],
])('%s gives the defaults', (_, text) => {
  expect(read(text)).toEqual(defaults);
});

test('a page without the block has the defaults too', () => {
  expect(readPageSettings(document)).toEqual(defaults);
});
