import { afterEach, expect, test, vi } from 'vitest';
import { nextFrame } from './next-frame.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('resolves after the next frame', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const frames: string[] = [];
  requestAnimationFrame(() => frames.push('drawn'));
  await nextFrame();
  expect(frames).toEqual(['drawn']);
  expect(vi.getTimerCount()).toBe(0);
});

test('resolves even in a browser that draws no frame', async () => {
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  await expect(nextFrame()).resolves.toBeUndefined();
});
