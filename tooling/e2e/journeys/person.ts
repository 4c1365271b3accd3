import type { FrameLocator, Page } from 'playwright';
import type { Login, Person } from '../product/sign-in-by-call.ts';
import { screenHeading } from '../screens/reading.ts';

export const merchant = { email: 'merchant@example.com', password: 'demo-merchant' } as const;
export const secondMerchant = { email: 'second@example.com', password: 'demo-second' } as const;
export const admin = { email: 'admin@example.com', password: 'demo-admin' } as const;

/** An account with 90 days of history. */
export const roaster: Person = { ...merchant, account: 'Harbor Coffee Roasters' };
/** An account of the type that shows no balances; its lists are empty. */
export const platform: Person = { ...merchant, account: 'Harbor Platform' };
/** An account with few rows and many empty lists. */
export const bikeShop: Person = { ...secondMerchant, account: 'Birchwood Bikes' };

export const signIn = async (page: Page, webUrl: string, { email, password }: Login): Promise<void> => {
  await page.goto(`${webUrl}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/program-list');
};

export const openAccount = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('row').filter({ hasText: name }).getByRole('link').click();
  await page.waitForURL('**/overview');
  // The account picker also has a "Logout" button.
  await screenHeading(page, /^Good /).waitFor();
};

export type Card = { readonly number: string; readonly securityCode: string };

export const approvedCard: Card = { number: '4242424242424242', securityCode: '123' };
export const declinedCard: Card = { number: '4000000000009995', securityCode: '123' };

export const typeCard = async (form: FrameLocator, card: Card): Promise<void> => {
  await form.getByLabel('Name on card').fill('Dana Whitfield');
  // Typed key by key, because grouping and brand update with each digit.
  await form.getByLabel('Card number').pressSequentially(card.number);
  await form.getByLabel('Expiration date').pressSequentially('1230');
  await form.getByLabel('Security code').fill(card.securityCode);
  await form.getByLabel('ZIP code').fill('04101');
};

export const addCard = async (page: Page, card: Card): Promise<string> => {
  await page.getByRole('navigation').getByRole('link', { name: 'Payment Instruments' }).click();
  await page.getByRole('button', { name: 'Create payment instrument' }).click();
  await typeCard(page.frameLocator('iframe'), card);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.waitForURL('**/payment-instruments/pi_*');
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
};

/** Charges the displayed instrument. The caller checks the outcome. */
export const charge = async (page: Page, amount: string): Promise<void> => {
  await page.getByRole('button', { name: 'Create payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create payment' });
  await dialog.getByLabel('Amount').fill(amount);
  await dialog.getByRole('button', { name: 'Create payment' }).click();
};
