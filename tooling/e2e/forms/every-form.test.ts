import { beforeAll, describe, expect, test } from 'vitest';
import { expectNoFaults, inAppearances } from '../browser/appearances.ts';
import { visits } from '../journeys/visits.ts';
import { type Answer, answerCall, complaintAbout, holdCall, serverMessage } from '../screens/answers.ts';
import { fillAddress, findExampleIds } from '../screens/example-ids.ts';
import { seen } from '../screens/reading.ts';
import type { Form } from './form.ts';
import { adminForms } from './admin-forms.ts';
import { merchantForms } from './merchant-forms.ts';
import { openForm, scopeOf, sentBy } from './use-form.ts';

const { webUrl, visit } = visits();
let ids: Readonly<Record<string, string>> = {};

beforeAll(async () => {
  ids = await findExampleIds(webUrl);
});

const addressOf = ({ path }: Form): string => webUrl + fillAddress(path, ids);
const forms = [...merchantForms, ...adminForms];
const dialogs = forms.filter(({ dialog }) => dialog !== undefined);
const guardedForms = forms.filter(({ person }) => person !== undefined);

describe('a dialog', () => {
  test.each(inAppearances(dialogs))('$name', async ({ looks, ...form }) => {
    const { page } = await visit({ person: form.person, ...looks[0] });
    const dialog = await openForm(page, addressOf(form), form);
    await expectNoFaults(page, looks);

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    const opener = page
      .getByRole('main')
      .getByRole('button', { name: form.opener?.label ?? '', exact: true });
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);

    await opener.click();
    await dialog.waitFor();
    await page.mouse.click(4, 4);
    await dialog.waitFor({ state: 'detached' });
  });
});

describe('while the answer is awaited, a form is not sent again', () => {
  test.each(forms)('$name', async (form) => {
    const { page, expectComplaint } = await visit({ person: form.person });
    expectComplaint(complaintAbout('with a message'));
    const scope = await openForm(page, addressOf(form), form);
    await form.fill(page);
    const sent = sentBy(page, form);
    await answerCall(page, form.call, 'with a message');
    const release = await holdCall(page, form.call);
    await scope.getByRole('button', { name: form.submit, exact: true }).dblclick();
    await scope.getByRole('button', { name: form.busy, exact: true }).waitFor();
    // What sends it may be downloaded after the button has said that it is busy.
    await expect.poll(() => sent.length).toBeGreaterThan(0);
    if (form.isSentByEnter !== false) {
      const field = scope.getByRole('textbox').first();
      for (let times = 0; times < 3; times += 1) await field.press('Enter').catch(() => undefined);
    }
    const body: object = sent[0]?.postDataJSON() ?? {};
    expect(Object.keys(body).toSorted()).toEqual(form.body);
    release();
    await seen(page, serverMessage).waitFor();
    expect(sent).toHaveLength(1);
  });
});

const expectAnswer = async (form: Form, answer: Answer, ...shown: readonly string[]) => {
  const { page, expectComplaint } = await visit({ person: form.person });
  expectComplaint(complaintAbout(answer));
  const scope = await openForm(page, addressOf(form), form);
  await form.fill(page);
  await answerCall(page, form.call, answer);
  await scope.getByRole('button', { name: form.submit, exact: true }).click();
  for (const text of shown) await seen(page, text).waitFor();
  // What was typed is still there, and can be sent again.
  await expect.poll(() => scope.getByRole('button', { name: form.submit, exact: true }).count()).toBe(1);
};

describe('a refusal with a message of the server shows that message', () => {
  test.each(inAppearances(forms))('$name', async ({ looks, ...form }) => {
    const { page, expectComplaint } = await visit({ person: form.person, ...looks[0] });
    expectComplaint(complaintAbout('with a message'));
    await openForm(page, addressOf(form), form);
    await form.fill(page);
    await answerCall(page, form.call, 'with a message');
    await scopeOf(page, form).getByRole('button', { name: form.submit, exact: true }).click();
    await seen(page, serverMessage).waitFor();
    await expectNoFaults(page, looks);
  });
});

describe('a refusal without a message shows the specification’s sentence', () => {
  test.each(forms)('$name', async (form) => expectAnswer(form, 'without a message', form.fallback));
});

describe('without a network a form says so and keeps what was typed', () => {
  test.each(forms)('$name', async (form) => expectAnswer(form, 'network away', form.away ?? form.fallback));
});

describe('a session that ends while a form is sent leads to sign-in, with the way back', () => {
  test.each(guardedForms)('$name', async (form) => {
    const { page, expectComplaint } = await visit({ person: form.person });
    expectComplaint(complaintAbout('session over'));
    // Whoever has typed something is asked before it is left.
    page.on('dialog', (dialog) => void dialog.accept());
    const scope = await openForm(page, addressOf(form), form);
    await form.fill(page);
    await answerCall(page, form.call, 'session over');
    await scope.getByRole('button', { name: form.submit, exact: true }).click();
    await page.waitForURL('**/login*');
    const returnTo = new URL(page.url()).searchParams.get('returnTo');
    expect(webUrl + (returnTo ?? '')).toBe(addressOf(form));
  });
});
