import { eventually } from '@tillbook/vitest-config/eventually';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyModule } from './lazy-module.ts';

const browser = { onLine: true };
let page: EventTarget;
beforeEach(() => {
  browser.onLine = true;
  page = new EventTarget();
  vi.stubGlobal('navigator', browser);
  vi.stubGlobal('window', page);
});
afterEach(() => vi.unstubAllGlobals());

test('is loaded once, and tells its listeners', async () => {
  const download = vi.fn<() => Promise<string>>(() => Promise.resolve('dialog'));
  const module = lazyModule(download);
  const listener = vi.fn<() => void>();
  module.subscribe(listener);
  expect(module.get()).toBeUndefined();
  expect(await Promise.all([module.load(), module.load()])).toEqual([true, true]);
  expect(module.get()).toBe('dialog');
  expect(download).toHaveBeenCalledOnce();
  expect(listener).toHaveBeenCalledOnce();
});

test('reports a failed download without failing, and downloads it again', async () => {
  const download = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('offline')));
  const module = lazyModule(download);
  expect(await module.load()).toBe(false);
  expect(module.get()).toBeUndefined();
  download.mockResolvedValueOnce('dialog');
  expect(await module.load()).toBe(true);
  expect(module.get()).toBe('dialog');
});

test('begins no download without a connection, and keeps what it has', async () => {
  browser.onLine = false;
  const download = vi.fn<() => Promise<string>>(() => Promise.resolve('dialog'));
  const module = lazyModule(download);
  expect(await module.load()).toBe(false);
  expect(download).not.toHaveBeenCalled();
  browser.onLine = true;
  expect(await module.load()).toBe(true);
  browser.onLine = false;
  expect(await module.load()).toBe(true);
});

test('a prefetch that found no connection is made up for once there is one, unless it was called off', async () => {
  browser.onLine = false;
  const wanted = lazyModule(() => Promise.resolve('dialog'));
  const left = lazyModule(() => Promise.resolve('dialog'));
  wanted.prefetch('now');
  const cancel = left.prefetch('now');
  cancel();
  browser.onLine = true;
  page.dispatchEvent(new Event('online'));
  await eventually(() => expect(wanted.get()).toBe('dialog'));
  expect(left.get()).toBeUndefined();
});
