import { formatMoneyInput } from '@tillbook/domain';
import type { KeypadKey } from '@tillbook/ui';

/** An amount after a key of the keypad: as if it had been typed at the end, or deleted there. */
export const pressKey = (text: string, key: KeypadKey): string =>
  formatMoneyInput(key === 'erase' ? text.slice(0, -1) : text + key);
