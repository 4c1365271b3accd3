import { expect, it } from 'vitest';
import { floatPlace } from './float-place.ts';

const screen = { width: 400, height: 300 };
const floating = { width: 80, height: 30 };
const anchorAt = (left: number, top: number) => ({ left, top, width: 40, height: 20 });

it('stands on the wanted side', () => {
  expect(floatPlace(anchorAt(100, 100), floating, screen, 'above', 'center')).toEqual({ left: 80, top: 64 });
  expect(floatPlace(anchorAt(100, 100), floating, screen, 'below', 'center')).toEqual({ left: 80, top: 126 });
});

it('begins or ends where its anchor does', () => {
  expect(floatPlace(anchorAt(100, 100), floating, screen, 'below', 'start').left).toBe(100);
  expect(floatPlace(anchorAt(100, 100), floating, screen, 'below', 'end').left).toBe(60);
});

it('changes sides where it would not fit', () => {
  expect(floatPlace(anchorAt(100, 10), floating, screen, 'above', 'center').top).toBe(36);
  expect(floatPlace(anchorAt(100, 270), floating, screen, 'below', 'center').top).toBe(234);
});

it('stays off the edges of the screen', () => {
  expect(floatPlace(anchorAt(0, 100), floating, screen, 'below', 'center').left).toBe(8);
  expect(floatPlace(anchorAt(380, 100), floating, screen, 'below', 'center').left).toBe(312);
});

it('begins at the edge when it is larger than the screen', () => {
  const large = { width: 500, height: 400 };
  expect(floatPlace(anchorAt(100, 100), large, screen, 'below', 'center')).toEqual({ left: 8, top: 8 });
});
