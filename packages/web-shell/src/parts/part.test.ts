import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadedPart } from './loaded-part.ts';
import { partMissing } from './part-missing.ts';
import { createPart } from './part.ts';

const browser = { onLine: true };
beforeEach(() => {
  browser.onLine = true;
  vi.stubGlobal('navigator', browser);
});
afterEach(() => vi.unstubAllGlobals());

test('is loaded once, and whoever waits for it hears when it is there', async () => {
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve('dialog'));
  const part = createPart(load);
  const heard = vi.fn<() => void>();
  part.subscribe(heard);
  expect(part.get()).toBeUndefined();
  expect(await Promise.all([part.prepare(), part.prepare()])).toEqual([true, true]);
  expect(part.get()).toBe('dialog');
  expect(load).toHaveBeenCalledOnce();
  expect(heard).toHaveBeenCalledOnce();
});

test('one that cannot be loaded says so without failing, and is tried again', async () => {
  const load = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('offline')));
  const part = createPart(load);
  expect(await part.prepare()).toBe(false);
  expect(part.get()).toBeUndefined();
  load.mockResolvedValueOnce('dialog');
  expect(await part.prepare()).toBe(true);
  expect(part.get()).toBe('dialog');
});

test('without a connection it is not asked for, and what is there stays there', async () => {
  browser.onLine = false;
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve('dialog'));
  const part = createPart(load);
  expect(await part.prepare()).toBe(false);
  expect(load).not.toHaveBeenCalled();
  browser.onLine = true;
  expect(await part.prepare()).toBe(true);
  browser.onLine = false;
  expect(await part.prepare()).toBe(true);
});

test('where nothing right can be shown without it, it is waited for, and its absence is said', async () => {
  browser.onLine = false;
  const part = createPart(() => Promise.resolve('tools'));
  await expect(loadedPart(part)).rejects.toThrow(partMissing);
  browser.onLine = true;
  expect(await loadedPart(part)).toBe('tools');
});
