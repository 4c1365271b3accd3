import type { Frame, Page } from 'playwright';
import { expect, test } from 'vitest';
import { roaster } from '../journeys/person.ts';
import { visits } from '../journeys/visits.ts';

const { webUrl, tokenizationUrl, visit } = visits();

const success = { type: 'tokenization_success', paymentInstrumentId: 'pi_forged' };

const openCreate = async () => {
  const { page, expectComplaint } = await visit({ person: roaster });
  const stored: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().startsWith(tokenizationUrl)) stored.push(request.url());
  });
  await page.goto(`${webUrl}/payment-instruments/create`);
  await page.frameLocator('iframe').getByLabel('Card number').waitFor();
  const [, form] = page.frames();
  if (!form) throw new Error('The form is a frame.');
  return { page, form, stored, expectComplaint };
};

const addFrame = async (page: Page, address: string): Promise<Frame> => {
  const added = page.waitForEvent('frameattached');
  await page.evaluate((src) => {
    const frame = document.createElement('iframe');
    frame.src = src;
    document.body.append(frame);
  }, address);
  const frame = await added;
  await frame.waitForURL(address);
  return frame;
};

const sayToPage = (from: Frame, message: unknown) =>
  from.evaluate((said) => window.parent.postMessage(said, '*'), message);

const sayToForm = (from: Frame, message: unknown) =>
  from.evaluate((said) => window.top?.frames[0]?.postMessage(said, '*'), message);

/**
 * Sends a message from the form and waits until the page shows it. Messages arrive in order, so all earlier
 * messages have been handled by then.
 */
const untilHeard = async (page: Page, form: Frame) => {
  const message = 'This one is from the form.';
  await sayToPage(form, { type: 'tokenization_failure', message });
  await page.getByText(message).first().waitFor();
};

/** Waits until a window has handled all earlier messages, which arrive in order. */
const untilDelivered = (frame: Frame) =>
  frame.evaluate(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener('message', ({ data }) => data === 'the last' && resolve());
        window.postMessage('the last', '*');
      }),
  );

const expectNothingStored = (page: Page) => {
  expect(new URL(page.url()).pathname).toBe('/payment-instruments/create');
};

test('ignores malformed messages from the form', { meta: { shows: ['asvs:V3.5.5'] } }, async () => {
  const { page, form } = await openCreate();
  const messages = [
    { type: 'navigate', to: '/settings' },
    { type: 'tokenization_success' },
    { ...success, paymentInstrumentId: 7 },
    { ...success, paymentInstrumentId: 'x'.repeat(65) },
    JSON.stringify(success),
    [success],
    null,
  ];
  for (const message of messages) await sayToPage(form, message);
  await untilHeard(page, form);
  expectNothingStored(page);
});

test(
  'ignores messages to the page from other tokenization frames, same-origin frames, and the page itself',
  { meta: { shows: ['threat:4.4', 'asvs:V3.5.5'] } },
  async () => {
    const { page, form } = await openCreate();
    const other = await addFrame(page, `${tokenizationUrl}/card-form?accountId=acc_1&ownerType=buyer`);
    await sayToPage(other, success);
    const own = await addFrame(page, 'about:blank');
    await sayToPage(own, success);
    await sayToPage(page.mainFrame(), success);
    await untilHeard(page, form);
    expectNothingStored(page);
  },
);

test("ignores messages from the form's frame after it navigates to another page", async () => {
  const { page, form, expectComplaint } = await openCreate();
  expectComplaint({ log: 'An iframe which has both allow-scripts and allow-same-origin' });
  await page.evaluate(() => document.querySelector('iframe')?.setAttribute('src', 'about:blank'));
  await form.waitForURL('about:blank');
  await sayToPage(form, success);
  await untilDelivered(page.mainFrame());
  expectNothingStored(page);
});

test(
  'ignores messages to the form from sibling frames of any origin and from the form itself',
  { meta: { shows: ['threat:4.4', 'asvs:V3.5.5'] } },
  async () => {
    const { page, form, stored } = await openCreate();
    const submit = { type: 'submit', ticket: 'tkt_forged' };
    const other = await addFrame(page, `${tokenizationUrl}/card-form?accountId=acc_1&ownerType=buyer`);
    const own = await addFrame(page, 'about:blank');
    for (const stranger of [other, own, form]) await sayToForm(stranger, submit);
    for (const message of [
      { type: 'Submit', ticket: 'tkt_forged' },
      { type: 'submit' },
      'submit',
      [submit],
      null,
    ]) {
      await sayToForm(page.mainFrame(), message);
    }
    const faults = form.getByText(/^Enter/);
    await untilDelivered(form);
    expect(await faults.count()).toBe(0);
    // Messages from the page are accepted: an empty form reports missing fields.
    await sayToForm(page.mainFrame(), submit);
    await expect.poll(() => faults.count()).toBeGreaterThan(0);
    expect(stored).toEqual([]);
  },
);
