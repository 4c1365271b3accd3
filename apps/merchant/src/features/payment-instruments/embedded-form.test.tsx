import { createInstrumentTicket } from '@tillbook/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '@tillbook/web-shell/testing/answers';
import { usePages } from '@tillbook/web-shell/testing/page';
import { openApp } from '../../testing/open-app.tsx';
import { formFrame, sayFromForm } from '../../testing/say-from-form.ts';

usePages();
afterEach(() => {
  vi.useRealTimers();
});

const create = page.getByRole('button', { name: 'Create', exact: true });
const failed = page.getByText('The form couldn’t be loaded.');
const loading = page.getByText('Loading the card form…');
const again = page.getByRole('button', { name: 'Try again' });

const frame = () => formFrame('Card form');
const sayFromCardForm = (message: unknown) => sayFromForm('Card form', message);

const useFakeTimers = (shouldAdvanceTime: boolean) =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime });

/** Uses fake timers; the returned function advances them past the time in which a form must appear. */
const hurry = () => {
  useFakeTimers(true);
  return () => vi.advanceTimersByTime(15_000);
};

const open = async () => {
  openApp('/payment-instruments/create', {
    answers: [answer(createInstrumentTicket, { ticket: 'tkt_1' })],
  });
  await expect.element(page.getByTitle('Card form')).toBeVisible();
};

test('disables the button until the form has appeared', async () => {
  await open();
  await expect.element(create).toBeDisabled();
  await sayFromCardForm({ type: 'set_height', height: 320 });
  await expect.element(create).toBeEnabled();
});

test('says that the form is loading until the form has appeared', async () => {
  await open();
  await expect.element(loading).toBeVisible();
  await sayFromCardForm({ type: 'set_height', height: 320 });
  await expect.element(create).toBeEnabled();
  await expect.element(loading).not.toBeInTheDocument();
});

test('says that the bank account form is loading after a switch to that form', async () => {
  await open();
  await sayFromCardForm({ type: 'set_height', height: 320 });
  await expect.element(loading).not.toBeInTheDocument();
  await page.getByRole('radio', { name: 'Bank Account' }).click();
  await expect.element(page.getByText('Loading the bank account form…')).toBeVisible();
});

test('says that the form is loading again after Try again, and not beside the failure', async () => {
  const waitInVain = hurry();
  await open();
  waitInVain();
  await expect.element(failed).toBeVisible();
  await expect.element(loading).not.toBeInTheDocument();
  // Time stands still, so that the second form does not fail, too, while a busy machine looks.
  useFakeTimers(false);
  await again.click();
  await expect.element(loading).toBeVisible();
});

test('clears the load failure when the form appears late', async () => {
  const waitInVain = hurry();
  await open();
  waitInVain();
  await expect.element(failed).toBeVisible();
  await sayFromCardForm({ type: 'set_height', height: 320 });
  await expect.element(failed).not.toBeInTheDocument();
  await expect.element(again).not.toBeInTheDocument();
  await expect.element(create).toBeEnabled();
});

test('reloads a form that does not appear on demand', async () => {
  const waitInVain = hurry();
  await open();
  waitInVain();
  const first = frame();
  await expect.element(failed).toBeVisible();
  // Time stands still, so that the second form does not fail, too, while a busy machine looks.
  useFakeTimers(false);
  await again.click();
  await expect.element(failed).not.toBeInTheDocument();
  expect(first.isConnected).toBe(false);
  expect(frame()).not.toBe(first);
});

test(
  'keeps a failure that the form reported when its height changes',
  { meta: { shows: ['spec:4.12'] } },
  async () => {
    await open();
    // Said again until it is heard: the frame's first document is empty, and is replaced.
    await expect
      .poll(async () => {
        await sayFromCardForm({ type: 'set_height', height: 320 });
        return frame().height;
      })
      .toBe('320');
    await sayFromCardForm({ type: 'tokenization_failure', message: 'Check the highlighted fields.' });
    await sayFromCardForm({ type: 'set_height', height: 360 });
    await expect.poll(() => frame().height).toBe('360');
    await expect.element(page.getByText('Check the highlighted fields.')).toBeVisible();
  },
);
