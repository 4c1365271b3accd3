import { createProgram, listPrograms } from '@tillbook/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { clickBesideDialog } from '@tillbook/web-shell/testing/click-beside-dialog';
import { answer, refuse, type Sent } from '@tillbook/web-shell/testing/answers';
import { savedFiles } from '@tillbook/web-shell/testing/saved-files';
import { usePages } from '@tillbook/web-shell/testing/page';
import { expectOneSuccess, loseResponses } from '@tillbook/web-shell/testing/lost-responses';
import { openApp } from '../../../testing/open-app.tsx';

usePages();

const all = Array.from({ length: 17 }, (_, index) => ({
  id: `prg_${String(index + 1).padStart(16, '0')}`,
  name: `Program ${String(index + 1)}`,
}));
const listed = answer(listPrograms, ({ query }: Sent) => {
  const offset = Number(query.get('offset'));
  return { programs: all.slice(offset, offset + Number(query.get('limit'))), totalCount: all.length };
});

test('shows 15 programs per page', async () => {
  const { router } = openApp('/admin/programs', { answers: [listed] });
  await expect.element(page.getByText('Program 15', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Program 16')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(page.getByText('Program 17')).toBeVisible();
  await expect.poll(() => router.state.location.publicHref).toBe('/admin/programs?page=2');
});

test('exports every program', async () => {
  const saved = savedFiles();
  openApp('/admin/programs', { answers: [listed] });
  await expect.element(page.getByText('Program 15', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect.element(page.getByText('17 programs exported.')).toBeVisible();
  const [file] = saved;
  expect(file?.name).toMatch(/^programs-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = ((await file?.text) ?? '').trimEnd().split('\r\n');
  expect(lines.slice(0, 2)).toEqual(['Program Name,Program ID', `Program 1,${all[0]?.id ?? ''}`]);
  expect(lines).toHaveLength(18);
});

test('creates the first program from the empty list', async () => {
  let programs: { id: string; name: string }[] = [];
  openApp('/admin/programs', {
    answers: [
      answer(listPrograms, () => ({ programs, totalCount: programs.length })),
      answer(createProgram, () => {
        programs = [{ id: 'prg_0000000000000001', name: 'Main Street' }];
        return { id: 'prg_0000000000000001', name: 'Main Street' };
      }),
    ],
  });
  await expect.element(page.getByText('No programs yet')).toBeVisible();
  await page.getByRole('button', { name: 'Create program' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create program' });
  await dialog.getByLabelText('Program name').fill('Main Street');
  await dialog.getByRole('button', { name: 'Create program' }).click();
  await expect.element(page.getByRole('cell', { name: 'Main Street' })).toBeVisible();
});

test('creates a program once, with the same idempotency key, after a lost response', async () => {
  const lost = loseResponses(createProgram);
  const { answerAlso, shell } = openApp('/admin/programs', { answers: [listed, ...lost.answers] });
  await page.getByRole('button', { name: 'Create program' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create program' });
  const press = dialog.getByRole('button', { name: 'Create program' });
  await dialog.getByLabelText('Program name').fill('Riverside');
  await press.click();
  await expect.element(dialog.getByText(/^The program from .* has not been received yet$/)).toBeVisible();
  await expect.element(dialog.getByLabelText('Program name')).toHaveValue('Riverside');
  answerAlso(lost.respond({ id: 'prg_0000000000000018', name: 'Riverside' }));
  await press.click();
  await expectOneSuccess(shell, 'Riverside created');
  await expect.element(dialog).not.toBeInTheDocument();
  lost.expectRepetition({ name: 'Riverside' });
});

test('shows a program that is found to be created, and sends nothing on the next press', async () => {
  const riverside = { id: 'prg_0000000000000018', name: 'Riverside' };
  const lost = loseResponses(createProgram, { outcome: { status: 'succeeded', objectId: riverside.id } });
  let programs = all.slice(0, 1);
  openApp('/admin/programs', {
    answers: [...lost.answers, answer(listPrograms, () => ({ programs, totalCount: programs.length }))],
  });
  await page.getByRole('button', { name: 'Create program' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create program' });
  const name = dialog.getByLabelText('Program name');
  await name.fill('Riverside');
  programs = [riverside, ...programs];
  await dialog.getByRole('button', { name: 'Create program' }).click();
  await expect.element(dialog.getByText(/^The program from .* succeeded$/)).toBeVisible();
  await expect.element(name).toHaveValue('');
  await expect.element(page.getByText('Riverside')).toBeVisible();
  await dialog.getByRole('button', { name: 'Create program' }).click();
  await expect.element(name).toHaveAccessibleDescription('Enter a name.');
  expect(lost.requests).toHaveLength(1);
});

test('retries loading programs after a failure', async () => {
  const { answerAlso } = openApp('/admin/programs', { answers: [refuse(listPrograms, 'forbidden')] });
  await expect.element(page.getByText('Failed to fetch programs. Please try again later.')).toBeVisible();
  answerAlso(listed);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Program 15', { exact: true })).toBeVisible();
});

test('restores the typed name of a program after a click outside the dialog', async () => {
  openApp('/admin/programs', { answers: [listed] });
  await page.getByRole('button', { name: 'Create program' }).click();
  await page.getByLabelText('Program name').fill('Main Street');
  await clickBesideDialog();
  await page.getByRole('button', { name: 'Create program' }).click();
  await expect.element(page.getByLabelText('Program name')).toHaveValue('Main Street');
});
