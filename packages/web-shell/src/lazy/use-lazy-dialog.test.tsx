import { Button } from '@tillbook/ui';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createShell } from '../shell/shell.ts';
import { ShellProvider } from '../shell/use-shell.tsx';
import { isDialogOpen } from '../search/follow-search-key.ts';
import { lazyModule } from './lazy-module.ts';
import { useLazyDialog } from './use-lazy-dialog.ts';

// A dialog that cannot be loaded leaves a notification, which the browser stores.
afterEach(() => {
  cleanup();
  localStorage.clear();
});

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

const clickOpener = () => page.getByRole('button', { name: 'Refund' }).click();

const renderWaiting = () => {
  const loading = Promise.withResolvers<typeof Question>();
  const slow = lazyModule(() => loading.promise);
  function Slow() {
    const { Dialog, openWhenLoaded, close } = useLazyDialog(slow);
    return (
      <>
        <Button onClick={() => openWhenLoaded()}>Refund</Button>
        {Dialog && <Dialog />}
        {Dialog && <Button onClick={close}>Close</Button>}
      </>
    );
  }
  render(
    <ShellProvider shell={createShell(window)}>
      <Slow />
    </ShellProvider>,
  );
  return loading;
};

test('withholds keys from the page from the press until the dialog is closed', async () => {
  const loading = renderWaiting();
  expect(isDialogOpen()).toBe(false);
  await clickOpener();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(isDialogOpen()).toBe(true);
  loading.resolve(Question);
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(isDialogOpen()).toBe(true);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(isDialogOpen).toBe(false);
});

test('releases the keys when the dialog cannot be loaded', async () => {
  const loading = renderWaiting();
  await clickOpener();
  expect(isDialogOpen()).toBe(true);
  loading.reject(new Error('offline'));
  await expect.poll(isDialogOpen).toBe(false);
});

test('releases the keys when its screen is left before the dialog opens', async () => {
  renderWaiting();
  await clickOpener();
  expect(isDialogOpen()).toBe(true);
  cleanup();
  await expect.poll(isDialogOpen).toBe(false);
});
