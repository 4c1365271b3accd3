import type { Page } from 'playwright';
import { holdCall, mockCall, serverMessage } from '../screens/mock-call.ts';
import { seen } from '../screens/reading.ts';
import type { Form } from './form.ts';
import { openForm, submitOf } from './use-form.ts';

/** Opens a form, fills it in, and submits it. The response is held until the returned function is called. */
export const openSending = async (page: Page, address: string, form: Form): Promise<() => void> => {
  await openForm(page, address, form);
  await form.fill(page);
  await mockCall(page, form.call, 'with a message');
  const release = await holdCall(page, form.call);
  await submitOf(page, form).click();
  await submitOf(page, form, form.busy).waitFor();
  return release;
};

export const openRefused = async (page: Page, address: string, form: Form): Promise<void> => {
  const release = await openSending(page, address, form);
  release();
  await seen(page, serverMessage).waitFor();
};
