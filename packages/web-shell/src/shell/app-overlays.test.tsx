import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AppOverlays } from './app-overlays.tsx';
import { createShell } from './shell.ts';
import { ShellProvider } from './use-shell.tsx';

afterEach(cleanup);

test('shows notifications that were added before their code had loaded, until they are dismissed', async () => {
  const shell = createShell(window);
  const failure = { id: 'failed', tone: 'critical', message: 'Email not sent' } as const;
  shell.store.addNotification(failure);
  render(
    <ShellProvider shell={shell}>
      <AppOverlays />
    </ShellProvider>,
  );
  expect(AppOverlays.get()).toBeUndefined();
  const toasts = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');
  await expect.element(toasts).toHaveTextContent('Email not sent');
  await userEvent.keyboard('{F8}{Tab}{Escape}');
  await expect.element(toasts).not.toBeInTheDocument();
  expect(shell.store.get().notifications).toEqual([]);
});
