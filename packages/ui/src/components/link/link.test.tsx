import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { LinkButton } from '../link-button/link-button.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { LinkProvider, type LinkRenderProps } from './link.tsx';

function RouterLink({ children, ...rest }: LinkRenderProps) {
  return (
    <a {...rest} data-router="">
      {children}
    </a>
  );
}

it("renders links to the application's pages with its router, and all other links without it", async () => {
  render(
    <LinkProvider component={RouterLink}>
      <TextLink href="/payments">Inside</TextLink>
      <LinkButton href="/terminal">Inside too</LinkButton>
      <TextLink href="https://example.com/">Elsewhere</TextLink>
      <TextLink href="mailto:help@example.com">Mail</TextLink>
      <TextLink href="/terms" newTab>
        New tab
      </TextLink>
      <LinkButton href="/payments.csv" download>
        Download
      </LinkButton>
    </LinkProvider>,
  );
  const byRouter = page
    .getByRole('link')
    .elements()
    .filter((link) => link.hasAttribute('data-router'));
  expect(byRouter.map((link) => link.textContent)).toEqual(['Inside', 'Inside too']);
  await expect.element(page.getByRole('link', { name: 'New tab' })).toHaveAttribute('rel', 'noopener');
});

it('renders plain links without a router', async () => {
  render(<TextLink href="/payments">Payments</TextLink>);
  await expect.element(page.getByRole('link', { name: 'Payments' })).toHaveAttribute('href', '/payments');
});
