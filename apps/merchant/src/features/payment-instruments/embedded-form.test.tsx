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

/** Uses fake timers; the returned function advances them by the form's load timeout. */
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

test('disables Create until the form appears', async () => {
  await open();
  await expect.element(create).toBeDisabled();
  await sayFromCardForm({ type: 'set_height', height: 320 });
  await expect.element(create).toBeEnabled();
});

test('shows that the form is loading until it appears', async () => {
  await open();
  await expect.element(loading).toBeVisible();
  await sayFromCardForm({ type: 'set_height', height: 320 });
  await expect.element(create).toBeEnabled();
  await expect.element(loading).not.toBeInTheDocument();
});

test('shows that the bank account form is loading after a switch to it', async () => {
  await open();
  await sayFromCardForm({ type: 'set_height', height: 320 });
  await expect.element(loading).not.toBeInTheDocument();
  await page.getByRole('radio', { name: 'Bank Account' }).click();
  await expect.element(page.getByText('Loading the bank account form…')).toBeVisible();
});

test('shows that the form is loading after Try again, but not next to a failure', async () => {
  const waitInVain = hurry();
  await open();
  waitInVain();
  await expect.element(failed).toBeVisible();
  await expect.element(loading).not.toBeInTheDocument();
  // Stops the timers: otherwise the second form could time out, too, on a busy machine.
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

test('replaces the frame when Try again is pressed after a timeout', async () => {
  const waitInVain = hurry();
  await open();
  waitInVain();
  const first = frame();
  await expect.element(failed).toBeVisible();
  // Stops the timers: otherwise the second form could time out, too, on a busy machine.
  useFakeTimers(false);
  await again.click();
  await expect.element(failed).not.toBeInTheDocument();
  expect(first.isConnected).toBe(false);
  expect(frame()).not.toBe(first);
});

test(
  "keeps a failure reported by the form visible after the form's height changes",
  { meta: { shows: ['spec:4.12'] } },
  async () => {
    await open();
    // Sent repeatedly, because messages from the frame's first, empty document are lost.
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
