import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { compare } from './compare.ts';

const picture = (width: number, height: number, darkPixels = 0): Buffer => {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (let pixel = 0; pixel < darkPixels; pixel += 1) png.data.fill(0, pixel * 4, pixel * 4 + 3);
  return PNG.sync.write(png);
};

it('finds no difference between identical pictures', () => {
  expect(compare(picture(20, 10), picture(20, 10))).toBeUndefined();
});

it('counts and marks the changed pixels', () => {
  const found = compare(picture(20, 10), picture(20, 10, 7));
  expect(found?.changedPixels).toBe(7);
  const marked = PNG.sync.read(found?.difference ?? Buffer.alloc(0));
  expect([...marked.data.subarray(0, 3)]).toEqual([255, 0, 0]);
});

it('counts the area that only the larger picture has as changed', () => {
  expect(compare(picture(20, 10), picture(20, 15))?.changedPixels).toBe(100);
});
