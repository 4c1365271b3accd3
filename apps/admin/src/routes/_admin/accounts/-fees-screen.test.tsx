import { changeFeeProfile, getAccountAdministration, listDevices, listGrants } from '@tillbook/contract';
import type { RequestHandler } from 'msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, away, refuse, type Sent } from '@tillbook/web-shell/testing/answers';
import { usePages } from '@tillbook/web-shell/testing/page';
import { administration } from '../../../testing/fixtures.ts';
import { openApp } from '../../../testing/open-app.tsx';

usePages();

const accountId = 'acc_0000000000000001';
const { feeProfile } = administration();
const managed = answer(getAccountAdministration, administration());
const form = page.getByRole('form', { name: 'Edit fees' });
const save = form.getByRole('button', { name: 'Save fees' });

const open = async (...answers: readonly RequestHandler[]) => {
  const rest = [
    managed,
    answer(listGrants, { people: [], totalCount: 0 }),
    answer(listDevices, { devices: [] }),
  ];
  const app = openApp(`/admin/accounts/${accountId}/fees`, { answers: [...answers, ...rest] });
  await expect.element(form).toBeVisible();
  return app;
};

test('sends edited fees with the reason, and the other fees unchanged', async () => {
  const sent: Sent[] = [];
  const { router } = await open(
    answer(changeFeeProfile, (call) => {
      sent.push(call);
      return feeProfile;
    }),
  );
  await expect.element(form.getByLabelText('Online percentage')).toHaveValue('2.90');
  await form.getByLabelText('Online percentage').fill('3.15');
  await form.getByText('Interchange Plus').click();
  await save.click();
  await expect.element(form.getByLabelText('Reason')).toHaveAccessibleDescription('Enter a reason.');
  await expect.element(form.getByLabelText('Reason')).toHaveFocus();
  expect(sent).toEqual([]);
  await form.getByLabelText('Reason').fill('Renewed contract');
  await save.dblClick();
  await expect.element(page.getByText('Fee profile saved')).toBeVisible();
  await expect.poll(() => router.state.location.publicHref).toBe(`/admin/accounts/${accountId}`);
  expect(sent.map(({ body }) => body)).toEqual([
    {
      accountId,
      ...feeProfile,
      cardTransactionFee: {
        ...feeProfile.cardTransactionFee,
        type: 'dynamic',
        onlinePercentageBasisPoints: 315,
      },
      reason: 'Renewed contract',
    },
  ]);
});

test('asks before discarding unsaved fees', async () => {
  const { router } = await open();
  await form.getByLabelText('Reason').fill('Renewed contract');
  await form.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(form.getByLabelText('Reason')).toHaveValue('Renewed contract');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect.poll(() => router.state.location.publicHref).toBe(`/admin/accounts/${accountId}`);
});

test.each([
  ['a refusal', refuse(changeFeeProfile, 'invalid_input'), 'Some fields aren’t valid.'],
  ['the loss of a response', away(changeFeeProfile), /we don’t know whether this was saved/],
])('shows %s in the fees form, and leaves the typed values in place', async (_, answered, said) => {
  await open(answered);
  await form.getByLabelText('ACH maximum fee').fill('6');
  await form.getByLabelText('Reason').fill('Renewed contract');
  await save.click();
  await expect.element(form.getByText(said)).toBeVisible();
  await expect.element(form.getByLabelText('ACH maximum fee')).toHaveValue('$6');
});
