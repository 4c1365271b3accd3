import { expect, test } from 'vitest';
import { accruingText } from './accruing-text.ts';
import { isReadInEasternTime } from './eastern-moment.ts';

test("names the days on which today's payments arrive", () => {
  const accruing = {
    closesAt: '2026-11-24T05:00:00.000Z',
    cardReadyAt: '2026-11-25T14:00:00.000Z',
    bankReadyAt: '2026-11-30T14:00:00.000Z',
  };
  const isEastern = isReadInEasternTime(accruing.closesAt);
  expect(accruingText(accruing)).toBe(
    isEastern
      ? 'Card payments taken today arrive Wed, Nov 25 at 9:00 AM; bank payments that clear today, Mon, Nov 30.'
      : 'Card payments taken today (Eastern Time) arrive Wed, Nov 25 at 9:00 AM ET; bank payments that clear today, Mon, Nov 30.',
  );
});
