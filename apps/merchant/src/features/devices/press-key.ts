import { editMoneyEntry, type MoneyEntry } from '@tillbook/domain';
import type { KeypadKey } from '@tillbook/ui';

/** Applies a keypad key to an amount, as if typed or deleted at the end. */
export const pressKey = (entry: MoneyEntry, key: KeypadKey): MoneyEntry =>
  editMoneyEntry(entry, key === 'erase' ? entry.text.slice(0, -1) : entry.text + key);
