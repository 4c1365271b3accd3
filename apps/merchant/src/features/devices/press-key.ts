import { formatMoneyInput } from '@tillbook/domain';
import type { KeypadKey } from '@tillbook/ui';

/** An amount after a key of the keypad, as if typed or deleted at the end. */
export const pressKey = (text: string, key: KeypadKey): string =>
  formatMoneyInput(key === 'erase' ? text.slice(0, -1) : text + key);
