import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { expectNoFaults, type Looks } from '../browser/appearances.ts';
import type { Visit } from '../journeys/visits.ts';
import { type Answer, answerCall, complaintAbout, holdCall, serverMessage } from '../screens/answers.ts';
import { seen } from '../screens/reading.ts';
import type { Form } from './form.ts';
import { openForm, pressOpener, scopeOf, sentBy } from './use-form.ts';

/** What a form is put through. It is filled in once: what was typed is still there after each refusal. */
const stages = [
  'dialog',
  'sent once',
  'with a message',
  'without a message',
  'network away',
  'session over',
] as const;
type Stage = (typeof stages)[number];

/** What went wrong, by stage. */
export type Walk = ReadonlyMap<Stage, unknown>;

type FormInUse = {
  readonly page: Page;
  readonly form: Form;
  readonly address: string;
  readonly looks: Looks;
};

const submitIn = ({ page, form }: FormInUse, label = form.submit): Locator =>
  scopeOf(page, form).getByRole('button', { name: label, exact: true });

const expectDialog = async ({ page, form, looks }: FormInUse): Promise<void> => {
  const dialog = scopeOf(page, form);
  await expectNoFaults(page, looks);

  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  const opener = page.getByRole('main').getByRole('button', { name: form.opener?.label ?? '', exact: true });
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);

  await opener.click();
  await dialog.waitFor();
  await page.mouse.click(4, 4);
  await dialog.waitFor({ state: 'detached' });
  await pressOpener(page, form);
};

/** Sends what is filled in, and expects these words and that it can be sent again. */
const expectAnswer = async (use: FormInUse, answer: Answer, shown: string): Promise<void> => {
  const { page, form } = use;
  const end = await answerCall(page, form.call, answer);
  await submitIn(use).click();
  await seen(page, shown).waitFor();
  await expect.poll(() => submitIn(use).count()).toBe(1);
  await end();
};

const expectSentOnce = async (use: FormInUse): Promise<void> => {
  const { page, form } = use;
  const sent = sentBy(page, form);
  const end = await answerCall(page, form.call, 'with a message');
  const release = await holdCall(page, form.call);
  await submitIn(use).dblclick();
  await submitIn(use, form.busy).waitFor();
  // What sends it may be downloaded after the button has said that it is busy.
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
  await answerCall(page, form.call, 'session over');
  await submitIn(use).click();
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
      // Other words in between, so that those of the stage before are not taken for this one's.
      await expectAnswer(use, 'with a message', serverMessage);
      return expectAnswer(use, stage, form.away ?? form.fallback);
    case 'sent once':
      return expectSentOnce(use);
    case 'with a message':
      // After a stage that failed, there is none yet.
      if ((await seen(page, serverMessage).count()) === 0) await expectAnswer(use, stage, serverMessage);
      return expectNoFaults(page, looks);
    case 'without a message':
      return expectAnswer(use, stage, form.fallback);
    case 'session over':
      return expectSignIn(use);
  }
};

const concerns = (form: Form, stage: Stage): boolean => {
  if (stage === 'dialog') return form.dialog !== undefined;
  return stage !== 'session over' || form.person !== undefined;
};

/** Opens a form once and puts it through all stages. One that fails does not end the walk: the form is opened anew. */
export const walkForm = async (
  { page, expectComplaint }: Visit,
  use: Omit<FormInUse, 'page'>,
): Promise<Walk> => {
  const { form, address } = use;
  const answers = ['network away', 'with a message', 'without a message', 'session over'] as const;
  expectComplaint(...answers.map(complaintAbout));
  // Whoever has typed something is asked before it is left.
  page.on('dialog', (dialog) => void dialog.accept());
  const faults = new Map<Stage, unknown>();
  let isOpen = false;
  let isFilled = false;
  for (const stage of stages.filter((one) => concerns(form, one))) {
    try {
      if (!isOpen) await openForm(page, address, form);
      if (!isFilled && stage !== 'dialog') await form.fill(page);
      isFilled = stage !== 'dialog';
      await runStage({ ...use, page }, stage);
      isOpen = true;
    } catch (error) {
      faults.set(stage, error);
      isOpen = false;
      isFilled = false;
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  }
  return faults;
};
