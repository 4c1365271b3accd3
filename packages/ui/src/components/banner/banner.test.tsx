import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../button/button.tsx';
import { Banner } from './banner.tsx';

it('announces a banner according to its tone, and only if `announce` is set', async () => {
  const { rerender } = render(
    <Banner tone="critical" announce>
      Payment failed
    </Banner>,
  );
  await expect.element(page.getByRole('alert')).toHaveTextContent('Payment failed');
  rerender(<Banner announce>Nothing to do</Banner>);
  await expect.element(page.getByRole('status')).toHaveTextContent('Nothing to do');
  rerender(<Banner>Nothing to do</Banner>);
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
});

it("runs a banner's action and dismisses the banner by keyboard", async () => {
  const mend = vi.fn<() => void>();
  const dismiss = vi.fn<() => void>();
  render(
    <Banner
      title="The bank returned a payout"
      action={<Button onClick={mend}>Look</Button>}
      onDismiss={dismiss}
    >
      Its account is closed.
    </Banner>,
  );
  await userEvent.keyboard('{Tab}{Enter}');
  expect(mend).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Tab}{Enter}');
  expect(dismiss).toHaveBeenCalledTimes(1);
});
