import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';

export const clickBesideDialog = async (): Promise<void> => {
  const overlay = document.querySelector('[data-overlay]');
  if (!overlay) throw new Error('No dialog is open.');
  await userEvent.click(overlay, { position: { x: 8, y: 8 } });
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
};
