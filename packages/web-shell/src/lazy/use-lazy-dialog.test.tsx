import { Button } from '@tillbook/ui';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createShell } from '../shell/shell.ts';
import { ShellProvider } from '../shell/use-shell.tsx';
import { lazyModule } from './lazy-module.ts';
import { useLazyDialog } from './use-lazy-dialog.ts';

afterEach(cleanup);

function Question() {
  return <dialog open>Refund?</dialog>;
}

const question = lazyModule(() => Promise.resolve(Question));

function Opener() {
  const { Dialog, trigger } = useLazyDialog(question);
  return (
    <>
      <Button {...trigger}>Refund</Button>
      {Dialog && <Dialog />}
    </>
  );
}

test('draws the pressed button before it renders the dialog', async () => {
  await question.load();
  render(
    <ShellProvider shell={createShell(window)}>
      <Opener />
    </ShellProvider>,
  );
  const dialog = page.getByRole('dialog');
  page
    .getByRole('button')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const shownByThen = await new Promise((resolve) =>
    requestAnimationFrame(() => resolve(dialog.elements().length)),
  );
  expect(shownByThen).toBe(0);
  await expect.element(dialog).toBeVisible();
});
