import { describe, expect, it } from 'vitest';
import { amountCents, requiredText, text } from './primitives.ts';

describe('text', () => {
  it.each(['', 'Beans, 5 kg', '☕️ Größe', '𝒳'])('accepts the text %j', (typed) => {
    expect(text(200).safeParse(typed).success).toBe(true);
  });

  it.each(['a\u0000b', '\uD800', 'beans \uDC00'])(
    'refuses the text %j, which the database cannot hold',
    (typed) => {
      expect(text(200).safeParse(typed).success).toBe(false);
      expect(requiredText(200).safeParse(typed).success).toBe(false);
    },
  );

  it('rejects a required text that is empty or too long', () => {
    expect(requiredText(5).safeParse('').success).toBe(false);
    expect(requiredText(5).safeParse('123456').success).toBe(false);
  });
});

describe('an amount', () => {
  it.each([
    [1, true],
    [99_999_999, true],
    [0, false],
    [100_000_000, false],
    [1.5, false],
    ['5', false],
  ])('accepts the amount %j: %s', (value, taken) => {
    expect(amountCents.safeParse(value).success).toBe(taken);
  });

  it('refuses an amount that is too large with a message in dollars', () => {
    const refused = amountCents.safeParse(100_000_000);
    expect(refused.error?.issues[0]?.message).toBe('The amount can be at most $999,999.99.');
  });
});
