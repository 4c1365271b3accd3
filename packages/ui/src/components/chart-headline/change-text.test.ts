import { expect, it } from 'vitest';
import { changeOf } from './change-text.ts';

it('returns the change as a share of the previous figure', () => {
  expect(changeOf(120, 100)).toEqual({ direction: 'up', text: '20%' });
  expect(changeOf(965, 1000)).toEqual({ direction: 'down', text: '3.5%' });
  expect(changeOf(0, 1000)).toEqual({ direction: 'down', text: '100%' });
  expect(changeOf(1000, 1000)).toEqual({ direction: 'same', text: 'No change' });
});

it('caps the share at 999 percent', () => {
  expect(changeOf(10_990, 1000)).toEqual({ direction: 'up', text: '999%' });
  expect(changeOf(2_986_000, 14_743)).toEqual({ direction: 'up', text: '>999%' });
  expect(changeOf(-20_000, 1000)).toEqual({ direction: 'down', text: '>999%' });
});

it('returns "New" after zero, and only a direction after a negative figure', () => {
  expect(changeOf(100, 0)).toEqual({ direction: 'up', text: 'New' });
  expect(changeOf(-100, 0)).toEqual({ direction: 'down', text: 'New' });
  expect(changeOf(0, 0).text).toBe('No change');
  expect(changeOf(50, -100)).toEqual({ direction: 'up', text: 'Up' });
  expect(changeOf(-150, -100)).toEqual({ direction: 'down', text: 'Down' });
});
