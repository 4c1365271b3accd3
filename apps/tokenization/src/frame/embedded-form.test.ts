import { storePaymentInstrument } from '@tillbook/contract';
import { chromiumLaunchOptions } from '@tillbook/config/vitest/chromium';
import { chromium, type Browser, type FrameLocator, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { serveBuiltForms, type BuiltForms } from '../testing/built-forms.ts';
import { serveFramingPage } from '../testing/framing-page.ts';
import type { ListeningServer } from '../testing/listening-server.ts';

// Frames the built forms, on their own origin, in a page of another origin. The vault is simulated with
// preset responses; apps/api tests the real vault, and tooling/e2e combines the two.

let browser: Browser;
let web: ListeningServer;
let forms: BuiltForms;
let page: Page;
let form: FrameLocator;
let complaints: string[];

beforeAll(async () => {
  web = await serveFramingPage();
  forms = await serveBuiltForms(web.origin);
  browser = await chromium.launch(chromiumLaunchOptions());
});
afterAll(async () => {
  await browser.close();
  await forms.close();
  await web.close();
});
beforeEach(async () => {
  forms.vaultBodies.length = 0;
  complaints = [];
  page = await browser.newPage();
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
});
afterEach(() => page.close());

const formAddress = (path: string) => `${forms.origin}${path}`;
const open = async (path: string, origin = web.origin) => {
  await page.goto(`${origin}/?form=${encodeURIComponent(formAddress(path))}`);
  form = page.frameLocator('iframe[title=Form]');
};
const openCardForm = () => open('/card-form?accountId=acc_1&ownerType=buyer');
const shownText = () => form.locator('body').innerText();
const create = () => page.getByRole('button', { name: 'Create' }).click();
const receivedMessages = async (): Promise<unknown[]> =>
  (await page.locator('#said li').allTextContents()).map((text) => JSON.parse(text));
const stored = { status: 201, body: JSON.stringify({ paymentInstrumentId: 'pi_0123456789abcdef' }) };
const failure = (message: string) => ({ type: 'tokenization_failure', message });
const refusal = (body: object) => ({ status: 422, body: JSON.stringify({ requestId: 'req_1', ...body }) });

const fillCard = async () => {
  await form.getByLabel('Name on card').fill('Dana Whitfield');
  await form.getByLabel('Card number').pressSequentially('4242424242424242');
  await form.getByLabel('Expiration date').pressSequentially('1230');
  await form.getByLabel('Security code').fill('123');
  await form.getByLabel('ZIP code').fill('04101');
};

describe('embedded card form', () => {
  test('sends the card to the vault with the page’s ticket, and the stored card’s ID to the page', async () => {
    forms.respondWith(stored);
    await openCardForm();
    await fillCard();
    await create();
    await expect
      .poll(receivedMessages)
      .toEqual([{ type: 'tokenization_success', paymentInstrumentId: 'pi_0123456789abcdef' }]);
    const card = {
      type: 'card',
      ownerName: 'Dana Whitfield',
      number: '4242424242424242',
      expirationMonth: 12,
      expirationYear: 2030,
      securityCode: '123',
      postalCode: '04101',
      ticket: 'tkt_of_the_page',
    };
    expect(forms.vaultBodies).toEqual([card]);
    expect(storePaymentInstrument.body.safeParse(forms.vaultBodies[0]).success).toBe(true);
  });

  test('clears the card once it is stored, and leaves no trace in the frame', async () => {
    forms.respondWith(stored);
    await openCardForm();
    await fillCard();
    await create();
    await expect.poll(receivedMessages).toHaveLength(1);
    for (const label of ['Card number', 'Security code', 'Expiration date']) {
      expect(await form.getByLabel(label).inputValue()).toBe('');
    }
    const [, frame] = page.frames();
    const leftovers = await frame?.evaluate(() => [
      localStorage.length,
      sessionStorage.length,
      document.cookie,
      location.href,
    ]);
    expect(leftovers).toEqual([0, 0, '', formAddress('/card-form?accountId=acc_1&ownerType=buyer')]);
    expect(await frame?.content()).not.toContain('4242');
    expect(complaints).toEqual([]);
  });

  test(
    'sends the card once, however often the page submits during the request',
    { meta: { shows: ['spec:4.13'] } },
    async () => {
      const { promise, resolve: respond } = Promise.withResolvers<typeof stored>();
      forms.respondWith(promise);
      await openCardForm();
      await fillCard();
      await create();
      await create();
      await create();
      await expect.poll(() => forms.vaultBodies).toHaveLength(1);
      respond(stored);
      await expect.poll(receivedMessages).toHaveLength(1);
      expect(forms.vaultBodies).toHaveLength(1);
    },
  );

  test('shows errors, focuses the first invalid field, and sends nothing', async () => {
    await openCardForm();
    await form.getByLabel('Name on card').fill('Dana Whitfield');
    await create();
    await expect
      .poll(receivedMessages)
      .toEqual([{ type: 'tokenization_failure', message: 'Check the highlighted fields.' }]);
    const [, frame] = page.frames();
    expect(await frame?.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('number');
    expect(forms.vaultBodies).toEqual([]);
  });
});

const failureOf = async (response: Parameters<typeof forms.respondWith>[0]) => {
  forms.respondWith(response);
  await openCardForm();
  await fillCard();
  await create();
  await expect.poll(receivedMessages).toHaveLength(1);
  expect(await form.getByLabel('Card number').inputValue()).toBe('4242 4242 4242 4242');
  return (await receivedMessages())[0];
};
describe('embedded form after a failure', () => {
  test('reports a refusal of the vault, and leaves the texts in place', async () => {
    const refused = refusal({ code: 'invalid_ticket', message: 'This form has expired.' });
    expect(await failureOf(refused)).toEqual(failure('This form has expired.'));
  });

  test("shows an invalid field's error at the field", async () => {
    const refused = refusal({
      code: 'invalid_input',
      message: 'Some fields aren’t valid.',
      fields: { postalCode: 'No such place.' },
    });
    expect(await failureOf(refused)).toEqual(failure('Some fields aren’t valid.'));
    await form.getByText('No such place.').waitFor();
  });

  test.each(['expirationMonth', 'expirationYear'])(
    'shows an error about the %s at the expiration date',
    async (field) => {
      const refused = refusal({
        code: 'invalid_input',
        message: 'Some fields aren’t valid.',
        fields: { [field]: 'This card has expired.' },
      });
      await failureOf(refused);
      await form.getByText('This card has expired.').waitFor();
      expect(await form.getByLabel('Expiration date').getAttribute('aria-invalid')).toBe('true');
    },
  );

  test('reports that the vault cannot be reached, and leaves the texts in place', async () => {
    expect(await failureOf(undefined)).toEqual(
      failure('We couldn’t save the payment instrument. Check your connection and try again.'),
    );
  });

  test.each([
    ['an error page', { status: 502, body: '<h1>Bad gateway</h1>' }],
    ['a response without the expected fields', { status: 201, body: '{"id":"pi_1"}' }],
    ['an empty response', { status: 201, body: '' }],
  ])('reports a failure after %s', async (_name, response) => {
    expect(await failureOf(response)).toEqual(
      failure('We couldn’t save the payment instrument. Please try again.'),
    );
  });
});

test('sends a payout account to the vault with its address', async () => {
  forms.respondWith(stored);
  await open('/bank-form?accountId=acc_1&billingAddress=true');
  await form.getByLabel('Account holder name').fill('Harbor Coffee Roasters LLC');
  await form.getByLabel('Account type').selectOption('Business Checking');
  await form.getByLabel('Routing number').fill('110000000');
  await form.getByLabel('Account number').fill('000123456789');
  await form.getByLabel('Address line 1').fill('1 Wharf Street');
  await form.getByLabel('City').fill('Portland');
  await form.getByLabel('State').selectOption('Maine');
  await form.getByLabel('ZIP code').fill('04101');
  await create();
  await expect.poll(receivedMessages).toHaveLength(1);
  expect(storePaymentInstrument.body.safeParse(forms.vaultBodies[0])).toMatchObject({
    success: true,
    data: { accountType: 'business_checking', billingAddress: { state: 'ME' } },
  });
});

describe('embedded frame', () => {
  test('resizes the frame to its content', { meta: { shows: ['spec:4.10'] } }, async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openCardForm();
    await form.getByLabel('ZIP code').waitFor();
    const [, frame] = page.frames();
    const isFitting = () =>
      frame?.evaluate(() => document.documentElement.scrollHeight === window.innerHeight);
    await expect.poll(isFitting).toBe(true);
    const before = (await page.locator('iframe').boundingBox())?.height ?? 0;
    await create();
    await expect
      .poll(async () => (await page.locator('iframe').boundingBox())?.height)
      .toBeGreaterThan(before);
    await expect.poll(isFitting).toBe(true);
  });

  test('accepts messages only from the page, not from a sibling frame or from its own frame', async () => {
    forms.respondWith(stored);
    await openCardForm();
    await fillCard();
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const stranger = document.createElement('iframe');
          stranger.srcdoc =
            "<script>parent.frames[0].postMessage({ type: 'submit', ticket: 'tkt_stranger' }, '*')</script>";
          stranger.addEventListener('load', resolve);
          document.body.append(stranger);
        }),
    );
    const [, frame] = page.frames();
    await frame?.evaluate(() => window.postMessage({ type: 'submit', ticket: 'tkt_own' }, '*'));
    await create();
    await expect.poll(receivedMessages).toHaveLength(1);
    expect(forms.vaultBodies).toMatchObject([{ ticket: 'tkt_of_the_page' }]);
  });

  test(
    'does not open the form in a page of another origin',
    { meta: { shows: ['threat:4.4'] } },
    async () => {
      const stranger = await serveFramingPage();
      await open('/card-form?accountId=acc_1&ownerType=buyer', stranger.origin);
      await expect.poll(() => complaints.join()).toContain('frame-ancestors');
      await stranger.close();
    },
  );

  test.each(['/card-form', '/bank-form?accountId=acc_1&billingAddress=maybe'])(
    "shows an explanation instead of the form if the form's address is invalid: %s",
    async (path) => {
      await open(path);
      await expect.poll(shownText).toBe('This form can’t be shown. Reload the page to try again.');
    },
  );

  test.each(['/card-form', '/bank-form'])(
    'shows an explanation instead of the form if the form is not framed: %s',
    async (path) => {
      await page.goto(formAddress(`${path}?accountId=acc_1&ownerType=buyer`));
      await page.getByText('This form is part of another page and can’t be used on its own.').waitFor();
      expect(await page.locator('input').count()).toBe(0);
    },
  );
});
