import type { Page } from 'playwright';
import { expect } from 'vitest';
import { expectNoFaults, type Looks } from '../browser/appearances.ts';
import { type Faults, runStages } from '../journeys/stages.ts';
import type { Visit } from '../journeys/visits.ts';
import {
  type MockResponse,
  mockCall,
  complaintAbout,
  holdCall,
  serverMessage,
} from '../screens/mock-call.ts';
import { focusIsIn, seen } from '../screens/reading.ts';
import type { Form } from './form.ts';
import { openForm, pressOpener, scopeOf, sentBy, submitOf } from './use-form.ts';

/** Stages of a walk, in order. The form is filled in once: its texts must survive each refusal. */
const stages = [
  'dialog',
  'sent once',
  'with a message',
  'without a message',
  'network away',
  'session over',
] as const;
type Stage = (typeof stages)[number];

type FormInUse = {
  readonly page: Page;
  readonly form: Form;
  readonly address: string;
  readonly looks: Looks;
};

const expectDialog = async ({ page, form }: FormInUse): Promise<void> => {
  const dialog = scopeOf(page, form);
  await focusIsIn(dialog);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  const opener = page.getByRole('main').getByRole('button', { name: form.opener?.label ?? '', exact: true });
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);

  await opener.click();
  await dialog.waitFor();
  await focusIsIn(dialog);
  await page.mouse.click(4, 4);
  await dialog.waitFor({ state: 'detached' });
  await pressOpener(page, form);
};

const expectMessageAfter = async (
  use: FormInUse,
  response: MockResponse,
  shown: string | RegExp,
): Promise<void> => {
  const { page, form } = use;
  const end = await mockCall(page, form.call, response);
  await submitOf(page, form).click();
  await seen(page, shown).waitFor();
  await expect.poll(() => submitOf(page, form).count()).toBe(1);
  await end();
};

const expectSentOnce = async (use: FormInUse): Promise<void> => {
  const { page, form } = use;
  const sent = sentBy(page, form);
  const end = await mockCall(page, form.call, 'with a message');
  const release = await holdCall(page, form.call);
  await submitOf(page, form).dblclick();
  await submitOf(page, form, form.busy).waitFor();
  // The code that submits may still be downloading when the button becomes busy.
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  if (form.isSentByEnter !== false) {
    const field = scopeOf(page, form).getByRole('textbox').first();
    for (let times = 0; times < 3; times += 1) await field.press('Enter').catch(() => undefined);
  }
  const body: object = sent[0]?.postDataJSON() ?? {};
  expect(Object.keys(body).toSorted()).toEqual(form.body);
  release();
  await seen(page, serverMessage).waitFor();
  expect(sent).toHaveLength(1);
  await end();
};

const expectSignIn = async (use: FormInUse): Promise<void> => {
  const { page, form, address } = use;
  await mockCall(page, form.call, 'session over');
  await submitOf(page, form).click();
  await page.waitForURL('**/login*');
  const returnTo = new URL(page.url()).searchParams.get('returnTo') ?? '';
  expect(new URL(returnTo, address).href).toBe(address);
};

const runStage = async (use: FormInUse, stage: Stage): Promise<void> => {
  const { form, page, looks } = use;
  switch (stage) {
    case 'dialog':
      return expectDialog(use);
    case 'network away':
      // Shows a different message first, so that the previous stage's message isn't mistaken for this
      // stage's.
      await expectMessageAfter(use, 'with a message', serverMessage);
      return expectMessageAfter(use, stage, form.away ?? form.fallback);
    case 'sent once':
      return expectSentOnce(use);
    case 'with a message':
      if ((await seen(page, serverMessage).count()) === 0)
        await expectMessageAfter(use, stage, serverMessage);
      return expectNoFaults(page, looks);
    case 'without a message':
      return expectMessageAfter(use, stage, form.fallback);
    case 'session over':
      return expectSignIn(use);
  }
};

const concerns = (form: Form, stage: Stage): boolean => {
  if (stage === 'dialog') return form.dialog !== undefined;
  return stage !== 'session over' || form.person !== undefined;
};

export const walkForm = async (
  { page, expectComplaint }: Visit,
  use: Omit<FormInUse, 'page'>,
): Promise<Faults<Stage>> => {
  const { form, address } = use;
  const responses = ['network away', 'with a message', 'without a message', 'session over'] as const;
  expectComplaint(...responses.map(complaintAbout));
  // A form with unsaved text asks before it closes.
  page.on('dialog', (dialog) => void dialog.accept());
  let isFilled = false;
  return runStages(
    stages.filter((stage) => concerns(form, stage)),
    async (stage, continues) => {
      if (!continues) {
        // A held call would reach the server when its route is removed.
        await page.goto('about:blank');
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await openForm(page, address, form);
        isFilled = false;
      }
      if (!isFilled && stage !== 'dialog') await form.fill(page);
      isFilled = stage !== 'dialog';
      await runStage({ ...use, page }, stage);
    },
  );
};
