import type { Locator, Page } from 'playwright';

export const button =
  (name: string) =>
  (page: Page): Locator =>
    page.getByRole('button', { name, exact: true });
export const heading =
  (name: string) =>
  (page: Page): Locator =>
    page.getByRole('heading', { level: 1, name, exact: true });
export const dialog = (page: Page): Locator => page.getByRole('dialog');
export const menu = (page: Page): Locator => page.getByRole('menu');
export const rowLink = (page: Page): Locator => page.locator('tbody a').first();
export const details = (page: Page): Locator => page.getByRole('region', { name: 'Details' });

/** Clicks an element, unmeasured, and waits for its result. */
export const press = async (pressed: Locator, shown: Locator): Promise<void> => {
  await pressed.click();
  await shown.waitFor();
};

export const openSearch = (page: Page): Promise<void> =>
  press(page.getByRole('button', { name: /^Search/ }).first(), dialog(page));
export const typedInSearch = (page: Page): Locator => page.locator('input[value="p"]');

/**
 * Finds the nth row of a list, counted from 1, if the panel shows the row. `otherRow` finds a row that the
 * panel does not show.
 */
export const shownRow = (page: Page, row: number): Locator =>
  page.locator(`xpath=(//tbody/tr[.//a])[${row}][@aria-current="true"]`);
export const otherRow = (page: Page, row: number): Locator =>
  page.locator(`xpath=(//tbody/tr[.//a])[${row}][not(@aria-current)]`);

export const onPayments = { path: '/payments', after: rowLink };
export const onPayment = { path: '/transactions/{payment}', after: button('Refund') };
export const onOverview = { path: '/overview', after: button('Withdraw') };
