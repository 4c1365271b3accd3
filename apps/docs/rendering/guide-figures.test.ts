import { attemptStatuses, errorTable, permissions } from '@tillbook/contract';
import {
  addBankingDays,
  boundedFeeCents,
  formatCents,
  formatDateTime,
  isCardNumber,
  parseMoneyInput,
  percentageFeeCents,
} from '@tillbook/domain';
import { describe, expect, test } from 'vitest';
import { guideChapters } from './documentation-pages.ts';

const guide = guideChapters().join('\n');

const rows = (pattern: RegExp): readonly (readonly string[])[] => {
  const found = [...guide.matchAll(pattern)].map(([, ...cells]) => cells.map((cell) => cell.trim()));
  expect(found.length).toBeGreaterThan(0);
  return found;
};

const basisPoints = (percent: string): number => Math.round(Number(percent) * 100);

describe('guide', () => {
  test('calculates percentage fees like the product', () => {
    for (const [percent = '', amount = '', fee = ''] of rows(
      /\| Card percentage fee +\| ([\d.]+)% of (\$[\d.,]+), rounded +\| +-(\$[\d.]+) \|/g,
    )) {
      const amountCents = parseMoneyInput(amount);
      expect(formatCents(percentageFeeCents(amountCents, basisPoints(percent)))).toBe(fee);
    }
  });

  test('calculates the amount left of each payment like the product', () => {
    const tables = rows(
      /\| Transaction [^|]*\|[^|]*\| +(\$[\d.]+) \|\n\| Card percentage[^|]*\|[^|]*\| +-(\$[\d.]+) \|\n\| Card flat[^|]*\|[^|]*\| +-(\$[\d.]+) \|\n\| You keep[^|]*\|[^|]*\| +(\$[\d.]+) \|/g,
    );
    for (const [paid = '', percentage = '', flat = '', left = ''] of tables) {
      expect(parseMoneyInput(paid) - parseMoneyInput(percentage) - parseMoneyInput(flat)).toBe(
        parseMoneyInput(left),
      );
    }
  });

  test('calculates fees of bank payments like the product', () => {
    const rates = { percentageBasisPoints: 80, minimumFeeCents: 25, maximumFeeCents: 500 };
    for (const [amount = '', fee = ''] of rows(/\| (\$[\d.,]+) +\| (\$[\d.]+) \| .*0\.80%/g)) {
      expect(formatCents(boundedFeeCents(parseMoneyInput(amount), rates))).toBe(fee);
    }
  });

  test('calculates the day on which money is ready like the product', () => {
    for (const [paid = '', ready = ''] of rows(/\| (Nov \d+, 2026 [\d:]+ [AP]M) +\| (Nov [^|]+)\|/g)) {
      const readyAt = addBankingDays(new Date(`${paid} EST`), 2);
      expect(formatDateTime(readyAt, { timeZone: 'America/New_York' })).toBe(ready);
    }
  });
});

test('lists only test cards with a valid card number', () => {
  for (const [number = ''] of rows(/\| (\d{4}[\d ]{10,}\d) +\|/g)) expect(isCardNumber(number)).toBe(true);
});

test('lists only codes of a refusal, a permission, or the outcome of an attempt', () => {
  const codes = rows(/`([a-z]+_[a-z_]+)`/g).flat();
  const known = new Set<string>([...Object.keys(errorTable), ...permissions, ...attemptStatuses]);
  expect(codes.filter((code) => !known.has(code))).toEqual([]);
});
