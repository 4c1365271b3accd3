import { expect, test } from 'vitest';
import { namedColor } from './color.ts';

test.each([
  ['rgb(229, 244, 234)', 'green'],
  ['rgb(18, 41, 28)', 'green'],
  ['rgb(252, 240, 214)', 'yellow'],
  ['rgb(154, 98, 0)', 'yellow'],
  ['rgb(253, 232, 230)', 'red'],
  ['rgb(178, 40, 28)', 'red'],
  ['rgb(238, 238, 240)', 'none'],
  ['rgba(0, 0, 0, 0)', 'none'],
])('classifies the color %s as %s', (computed, color) => {
  expect(namedColor(computed)).toBe(color);
});
