import { expect, it } from 'vitest';
import { panelPlace } from './panel-place.ts';

const fieldAt = (top: number) => ({ left: 100, width: 300, top, bottom: top + 32 });

it('is below the field, as wide as it', () => {
  expect(panelPlace(fieldAt(100), 800)).toEqual({
    left: 100,
    width: 300,
    top: 136,
    bottom: undefined,
    maxHeight: 220,
  });
});

it('is above a field at the foot of the screen', () => {
  expect(panelPlace(fieldAt(700), 800)).toMatchObject({ top: undefined, bottom: 104, maxHeight: 220 });
});

it('stays on the side with more room and is lower where there is little', () => {
  expect(panelPlace(fieldAt(100), 300)).toMatchObject({ top: 136, maxHeight: 156 });
  expect(panelPlace(fieldAt(180), 300)).toMatchObject({ bottom: 124, maxHeight: 168 });
});
