import { expect, it } from 'vitest';
import { panelPosition } from './panel-position.ts';

const fieldAt = (top: number) => ({ left: 100, width: 300, top, bottom: top + 32 });

it('opens the panel below the field, at the same width', () => {
  expect(panelPosition(fieldAt(100), 800)).toEqual({
    left: 100,
    width: 300,
    top: 136,
    bottom: undefined,
    maxHeight: 220,
  });
});

it('opens the panel above a field at the bottom of the screen', () => {
  expect(panelPosition(fieldAt(700), 800)).toMatchObject({ top: undefined, bottom: 104, maxHeight: 220 });
});

it('opens the panel on the side with more room, and shrinks it to fit', () => {
  expect(panelPosition(fieldAt(100), 300)).toMatchObject({ top: 136, maxHeight: 156 });
  expect(panelPosition(fieldAt(180), 300)).toMatchObject({ bottom: 124, maxHeight: 168 });
});
