import type { Locator, Page, Request } from 'playwright';
import { settled } from '../screens/reading.ts';
import type { Form } from './form.ts';

export const scopeOf = (page: Page, { dialog }: Form): Locator =>
  dialog === undefined ? page.getByRole('main').first() : page.getByRole('dialog', { name: dialog });

export const pressOpener = async (page: Page, form: Form): Promise<void> => {
  if (form.opener !== undefined) {
    const { label, card } = form.opener;
    const around = page.getByRole('main');
    const container = card === undefined ? around : around.getByRole('region', { name: card });
    await container.getByRole('button', { name: label, exact: true }).click();
  }
  await scopeOf(page, form).getByRole('button', { name: form.submit, exact: true }).waitFor();
  await settled(page);
};

export const openForm = async (page: Page, address: string, form: Form): Promise<void> => {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await form.beforeOpening?.(page);
  await pressOpener(page, form);
};

export const submitOf = (page: Page, form: Form, label: string | RegExp = form.submit): Locator =>
  scopeOf(page, form).getByRole('button', { name: label, exact: true });

/** Returns a live list of the requests that submit the form. */
export const sentBy = (page: Page, { call }: Form): readonly Request[] => {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && call.test(new URL(request.url()).pathname)) sent.push(request);
  });
  return sent;
};
