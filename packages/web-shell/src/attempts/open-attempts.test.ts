import { expect, test } from 'vitest';
import { createPageStorage, type TextStorage } from '../state/page-storage.ts';
import type { AttemptPlace } from './attempt-place.ts';
import { createAttempts } from './open-attempts.ts';

const place: AttemptPlace = { call: 'createTransaction', accountId: 'acc_1', objectId: 'pi_1' };
const body = { amount: 500, description: 'For Dana' };
const attempt = { body, amountCents: 500 };

const newStorage = () => {
  const texts = new Map<string, string>();
  const storage: TextStorage = {
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, text) => void texts.set(name, text),
    removeItem: (name) => void texts.delete(name),
  };
  return { texts, storage };
};

const forbidden = () => {
  throw new DOMException('denied', 'SecurityError');
};

const now = () => new Date('2026-11-23T15:00:00Z');
const dana = () => 'dana@example.com';

test('finds an attempt after a reload, without its body', () => {
  const { storage } = newStorage();
  const opened = createAttempts(storage, dana, now).open(place, attempt);
  const reloaded = createAttempts(storage, dana, now);
  expect(reloaded.find(place)).toMatchObject({
    key: opened.key,
    amountCents: 500,
    startedAt: '2026-11-23T15:00:00.000Z',
  });
  expect(reloaded.isFromThisPage(place)).toBe(false);
  expect(reloaded.hasSent(place, body)).toBe(false);
});

test('stores neither the body of an attempt nor an email address', () => {
  const { texts, storage } = newStorage();
  createAttempts(storage, dana, now).open(place, attempt);
  const stored = JSON.stringify([...texts]);
  expect(stored).not.toContain('dana');
  expect(stored).not.toContain('Dana');
  expect(Object.keys(JSON.parse([...texts.values()][0] ?? '[]')[0]).toSorted()).toEqual([
    'amountCents',
    'call',
    'key',
    'objectId',
    'startedAt',
  ]);
});

test('separates attempts of another user, another account and another object', () => {
  const { storage } = newStorage();
  const attempts = createAttempts(storage, dana, now);
  const { key } = attempts.open(place, attempt);
  expect(createAttempts(storage, () => 'sam@example.com', now).find(place)).toBeUndefined();
  expect(attempts.find({ ...place, accountId: 'acc_2' })).toBeUndefined();
  expect(attempts.find({ ...place, objectId: 'pi_2' })).toBeUndefined();
  attempts.open({ ...place, objectId: 'pi_2' }, attempt);
  attempts.end({ ...place, objectId: 'pi_2' });
  expect(attempts.find(place)?.key).toBe(key);
});

test('forgets an attempt that has ended', () => {
  const { storage } = newStorage();
  const attempts = createAttempts(storage, dana, now);
  attempts.open(place, attempt);
  attempts.end(place);
  expect(attempts.find(place)).toBeUndefined();
  expect(attempts.hasSent(place, body)).toBe(false);
});

test('recognizes a body that was already sent', () => {
  const attempts = createAttempts(newStorage().storage, dana, now);
  attempts.open(place, attempt);
  expect(attempts.hasSent(place, { ...body })).toBe(true);
  expect(attempts.hasSent(place, { ...body, amount: 501 })).toBe(false);
});

test('remembers an attempt until the page is closed if the browser forbids storage', () => {
  const attempts = createAttempts(
    createPageStorage(() => ({ getItem: forbidden, setItem: forbidden, removeItem: forbidden })),
    dana,
    now,
  );
  const { key } = attempts.open(place, attempt);
  expect(attempts.find(place)?.key).toBe(key);
  attempts.end(place);
  expect(attempts.find(place)).toBeUndefined();
});

test.each(['{', '5', '[{}]', '[null]', '[{"key":1}]'])('ignores the malformed stored text %s', (text) => {
  const { storage } = newStorage();
  const attempts = createAttempts({ ...storage, getItem: () => text }, dana, now);
  expect(attempts.find(place)).toBeUndefined();
});

test('generates keys long enough to be unique', () => {
  const attempts = createAttempts(newStorage().storage, dana, now);
  expect(attempts.open(place, attempt).key).toMatch(/^[0-9a-f]{32}$/);
});
