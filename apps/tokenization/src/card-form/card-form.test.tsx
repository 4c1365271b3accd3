import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cdp, page as screen, userEvent } from 'vitest/browser';
import { accessibilityViolations } from '../testing/accessibility.ts';
import { drawForm } from '../testing/draw-form.tsx';
import type { PageAround } from '../testing/page-around.ts';
import { CardForm } from './card-form.tsx';
import { cardMessages } from './messages.ts';

let page: PageAround;
const fetched = vi.spyOn(window, 'fetch');

beforeEach(async () => {
  fetched.mockClear();
  page = await drawForm((channel) => <CardForm page={channel} />);
});
afterEach(() => {
  cleanup();
  page.remove();
});

const field = (name: string) => screen.getByLabelText(name, { exact: true });
const submit = () => page.say({ type: 'submit', ticket: 'tkt_1' });
const answers = () => page.received.filter(({ type }) => type !== 'set_height');
const heights = () =>
  page.received.flatMap((message) => (message.type === 'set_height' ? message.height : []));
const box = (name: string): HTMLInputElement => {
  const element = field(name).element();
  if (!(element instanceof HTMLInputElement)) throw new Error(`${name} is no input.`);
  return element;
};

describe('card number field', () => {
  test('groups digits during typing, and names the brand', async () => {
    await userEvent.type(field('Card number'), '4242424242424242');
    await expect.element(field('Card number')).toHaveValue('4242 4242 4242 4242');
    await expect.element(screen.getByText('Visa')).toBeVisible();
    await userEvent.fill(field('Card number'), '378282246310005');
    await expect.element(field('Card number')).toHaveValue('3782 822463 10005');
    await expect.element(screen.getByText('American Express')).toBeVisible();
  });

  test('accepts full-width digits', async () => {
    await userEvent.fill(field('Card number'), '４２４２４２４２４２４２４２４２');
    await expect.element(field('Card number')).toHaveValue('4242 4242 4242 4242');
  });

  test('leaves the text unchanged while an input method composes it', async () => {
    box('Card number').focus();
    const composing = { selectionStart: 5, selectionEnd: 5 };
    await cdp().send('Input.imeSetComposition', { text: '４２４２４', ...composing });
    await expect.element(field('Card number')).toHaveValue('４２４２４');
    await cdp().send('Input.insertText', { text: '４２４２４' });
    await expect.element(field('Card number')).toHaveValue('4242 4');
  });

  test('leaves the field in place when the brand appears', async () => {
    const before = box('Card number').getBoundingClientRect().top;
    await userEvent.type(field('Card number'), '4');
    await expect.element(screen.getByText('Visa')).toBeVisible();
    expect(box('Card number').getBoundingClientRect().top).toBe(before);
  });

  test('leaves the caret in place when a digit in the middle is corrected', async () => {
    await userEvent.type(field('Card number'), '424242424242424');
    box('Card number').setSelectionRange(7, 7);
    await userEvent.keyboard('9');
    await expect.element(field('Card number')).toHaveValue('4242 4294 2424 2424');
    expect(box('Card number').selectionStart).toBe(8);
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    await expect.element(field('Card number')).toHaveValue('4242 4242 4242 4');
    expect(box('Card number').selectionStart).toBe(4);
  });

  test('deletes the digit before a gap on Backspace', async () => {
    await userEvent.type(field('Card number'), '42425678');
    box('Card number').setSelectionRange(5, 5);
    await userEvent.keyboard('{Backspace}');
    await expect.element(field('Card number')).toHaveValue('4245 678');
    expect(box('Card number').selectionStart).toBe(3);
  });
});

test('formats the expiration date during typing', async () => {
  await userEvent.type(field('Expiration date'), '429');
  await expect.element(field('Expiration date')).toHaveValue('04 / 29');
});

test('sets autocomplete tokens and input modes on the fields', () => {
  const attributes = ['Name on card', 'Card number', 'Expiration date', 'Security code', 'ZIP code'].map(
    (name) => [box(name).autocomplete, box(name).inputMode],
  );
  expect(attributes).toEqual([
    ['cc-name', ''],
    ['cc-number', 'numeric'],
    ['cc-exp', 'numeric'],
    ['cc-csc', 'numeric'],
    ['postal-code', ''],
  ]);
});

describe('card form with errors', () => {
  test('shows an error at each invalid field and focuses the first', async () => {
    await userEvent.type(field('Name on card'), 'Dana Whitfield');
    submit();
    await expect.element(screen.getByText(cardMessages.numberMissing)).toBeVisible();
    await expect.element(field('Card number')).toHaveFocus();
    for (const [name, message] of [
      ['Card number', cardMessages.numberMissing],
      ['Expiration date', cardMessages.expirationMissing],
      ['Security code', cardMessages.securityCodeOfThree],
      ['ZIP code', cardMessages.postalCodeMissing],
    ] as const) {
      await expect.element(field(name)).toHaveAttribute('aria-invalid', 'true');
      await expect.element(field(name)).toHaveAccessibleDescription(message);
    }
    await expect.element(field('Name on card')).not.toHaveAttribute('aria-invalid');
    await expect
      .poll(answers)
      .toEqual([{ type: 'tokenization_failure', message: 'Check the highlighted fields.' }]);
    expect(fetched).not.toHaveBeenCalled();
  });

  test('removes an error as soon as the field is valid, and not before', async () => {
    submit();
    await userEvent.type(field('Card number'), '424242424242424');
    await expect.element(field('Card number')).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(field('Card number'), '2');
    await expect.element(field('Card number')).not.toHaveAttribute('aria-invalid');
    await expect.element(field('ZIP code')).toHaveAttribute('aria-invalid', 'true');
  });

  test.each([
    ['Card number', '4242 4242 4242 4242 4', cardMessages.numberWrong],
    ['Expiration date', '2034-12', cardMessages.expirationMissing],
    ['Security code', '12345', cardMessages.securityCodeOfThree],
  ])('does not shorten the %s %s, and rejects it', async (name, text, message) => {
    await userEvent.fill(field(name), text);
    submit();
    await expect.element(field(name)).toHaveAccessibleDescription(message);
    await expect.element(field(name)).toHaveValue(text);
    expect(fetched).not.toHaveBeenCalled();
  });

  test('requires a security code of four digits for an American Express card', async () => {
    await userEvent.type(field('Card number'), '378282246310005');
    await userEvent.type(field('Security code'), '123');
    submit();
    await expect.element(screen.getByText(cardMessages.securityCodeOfFour)).toBeVisible();
  });
});

test(
  'clears the fields, errors and brand of the card form',
  { meta: { shows: ['spec:2.113', 'spec:4.13'] } },
  async () => {
    await userEvent.type(field('Card number'), '4242');
    submit();
    await expect.element(screen.getByText(cardMessages.numberWrong)).toBeVisible();
    page.say({ type: 'clear' });
    await expect.element(field('Card number')).toHaveValue('');
    await expect.element(screen.getByText('Visa')).not.toBeInTheDocument();
    await expect.element(screen.getByText(cardMessages.numberWrong)).not.toBeInTheDocument();
  },
);

test(
  "reports the card form's height to the page on render and after every change",
  { meta: { shows: ['spec:4.10'] } },
  async () => {
    await expect.poll(heights).toHaveLength(1);
    const [empty = 0] = heights();
    expect(empty).toBeGreaterThan(200);
    submit();
    await expect.poll(() => heights().at(-1)).toBeGreaterThan(empty);
    page.say({ type: 'clear' });
    await expect.poll(() => heights().at(-1)).toBe(empty);
  },
);

test('submits nothing on Enter in a field', async () => {
  const before = window.location.href;
  await userEvent.type(field('ZIP code'), '04101{Enter}');
  expect(window.location.href).toBe(before);
  expect(fetched).not.toHaveBeenCalled();
});

test('renders the card form without axe violations, with and without errors', async () => {
  expect(await accessibilityViolations()).toEqual([]);
  submit();
  await expect.element(screen.getByText(cardMessages.numberMissing)).toBeVisible();
  expect(await accessibilityViolations()).toEqual([]);
});
