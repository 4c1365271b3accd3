import { createInstrumentTicket } from '@tillbook/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '@tillbook/web-shell/testing/answers';
import { usePages } from '@tillbook/web-shell/testing/page';
import { openApp } from '../../testing/open-app.tsx';

usePages();
afterEach(() => {
  vi.useRealTimers();
});

const create = page.getByRole('button', { name: 'Create', exact: true });
const failed = page.getByText('The form could not be loaded.');
const again = page.getByRole('button', { name: 'Try again' });

const frame = (): HTMLIFrameElement => {
  const element = page.getByTitle('Card form').element();
  if (!(element instanceof HTMLIFrameElement)) throw new Error('The form stands in no frame.');
  return element;
};

/** Says something from inside the frame, as the form does: its own script is the source of the message. */
const sayFromForm = async (message: unknown) => {
  // A document that is still on its way has no root, and takes nothing along into the one that comes.
  await expect.poll(() => frame().contentDocument?.readyState).toBe('complete');
  const inside = frame().contentDocument;
  const script = inside?.createElement('script');
  if (!inside || !script) throw new Error('The frame is not loaded.');
  script.textContent = `parent.postMessage(${JSON.stringify(message)}, '*')`;
  inside.documentElement.append(script);
};

/** Makes time one's own; what it returns lets the time be over in which a form appears. */
const hurry = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  return () => vi.advanceTimersByTime(15_000);
};

const open = async () => {
  openApp('/payment-instruments/create', {
    answers: [answer(createInstrumentTicket, { ticket: 'tkt_1' })],
  });
  await expect.element(page.getByTitle('Card form')).toBeVisible();
};

test('nothing can be created before the form has appeared', async () => {
  await open();
  await expect.element(create).toBeDisabled();
  await sayFromForm({ type: 'set_height', height: 320 });
  await expect.element(create).toBeEnabled();
});

test('a form that appears late takes back that it could not be loaded', async () => {
  const waitInVain = hurry();
  await open();
  waitInVain();
  await expect.element(failed).toBeVisible();
  await sayFromForm({ type: 'set_height', height: 320 });
  await expect.element(failed).not.toBeInTheDocument();
  expect(again.elements()).toHaveLength(0);
  await expect.element(create).toBeEnabled();
});

test('a form that does not appear is loaded anew on demand', async () => {
  const waitInVain = hurry();
  await open();
  waitInVain();
  const first = frame();
  await again.click();
  await expect.element(failed).not.toBeInTheDocument();
  expect(first.isConnected).toBe(false);
  expect(frame()).not.toBe(first);
});

test(
  'a failure the form tells of stays when its height changes',
  { meta: { shows: ['spec:4.12'] } },
  async () => {
    await open();
    await sayFromForm({ type: 'set_height', height: 320 });
    await sayFromForm({ type: 'tokenization_failure', message: 'Please check the marked fields.' });
    await sayFromForm({ type: 'set_height', height: 360 });
    await expect.poll(() => frame().height).toBe('360');
    await expect.element(page.getByText('Please check the marked fields.')).toBeVisible();
  },
);
