import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { TextLink } from '../text-link/text-link.tsx';
import { MiddleTruncate } from './middle-truncate.tsx';

const id = 'pi_01m0w2ckxgff7h5x2k8rz';

it('shows both ends and announces the whole identifier', async () => {
  render(
    <TextLink href="/instruments/1">
      <MiddleTruncate text={id} />
    </TextLink>,
  );
  await expect.element(page.getByText('pi_…h5x2k8rz')).toBeVisible();
  await expect.element(page.getByRole('link')).toHaveAccessibleName(id);
});

it('copies the whole identifier once', () => {
  const { container } = render(<MiddleTruncate text={id} />);
  window.getSelection()?.selectAllChildren(container);
  expect(window.getSelection()?.toString().trim()).toBe(id);
});

it('shows a short identifier unchanged', () => {
  const { container } = render(<MiddleTruncate text="74knwwne" />);
  expect(container.textContent).toBe('74knwwne');
});
