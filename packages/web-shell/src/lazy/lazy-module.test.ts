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

test('loads a module once, and notifies its subscribers', async () => {
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

test('reports a failed download without throwing, and downloads again', async () => {
  const download = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('offline')));
  const module = lazyModule(download);
  expect(await module.load()).toBe(false);
  expect(module.get()).toBeUndefined();
  download.mockResolvedValueOnce('dialog');
  expect(await module.load()).toBe(true);
  expect(module.get()).toBe('dialog');
});

test('starts no download while offline, and retains a loaded module', async () => {
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

test('repeats an offline prefetch once the connection is back, unless the prefetch was canceled', async () => {
  browser.onLine = false;
  const wanted = lazyModule(() => Promise.resolve('dialog'));
  const left = lazyModule(() => Promise.resolve('dialog'));
  wanted.prefetch('now');
  const cancel = left.prefetch('now');
  cancel();
  browser.onLine = true;
  page.dispatchEvent(new Event('online'));
  await expect.poll(() => wanted.get()).toBe('dialog');
  expect(left.get()).toBeUndefined();
});
