import { emptyMoneyEntry } from '@tillbook/domain';
import { expect, test } from 'vitest';
import { pressKey } from './press-key.ts';
import type { KeypadKey } from '@tillbook/ui';

const press = (keys: readonly KeypadKey[]): string => keys.reduce(pressKey, emptyMoneyEntry).text;

test.each([
  [['8', '6', '.', '5', '0'], '$86.50'],
  [['8', '6', '.', '5', '0', '9'], '$86.50'],
  [['0', '5'], '$5'],
  [['8', 'erase'], ''],
  [['erase'], ''],
  [['1', '.', 'erase', '2'], '$12'],
  [['.', '5', '.'], '$.5'],
] as const)('turns the keys %j into %s', (keys, text) => {
  expect(press(keys)).toBe(text);
});
