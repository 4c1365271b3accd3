import { render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LinkProvider, type LinkRenderProps } from '../link/link.tsx';
import { AppFrame } from './app-frame.tsx';
import { storyFoot, storyNavigation, storySwitcher } from './story-navigation.tsx';

function StayingLink({ children, href, ...rest }: LinkRenderProps) {
  return (
    <a {...rest} href={href} onClick={(event) => event.preventDefault()}>
      {children}
    </a>
  );
}

const frame = (
  <LinkProvider component={StayingLink}>
    <AppFrame
      brandName="Tillbook"
      brandHref="/"
      switcher={storySwitcher}
      navigation={storyNavigation}
      foot={storyFoot}
    >
      <h1>Payments</h1>
    </AppFrame>
  </LinkProvider>
);

const menu = () => page.getByRole('dialog', { name: 'Menu' });

afterEach(async () => {
  await page.viewport(1280, 800);
});

it('moves the focus from the skip link to the content', async () => {
  render(frame);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
});

it('marks the current page in the navigation', async () => {
  render(frame);
  const current = page.getByRole('link', { name: 'Payments', exact: true });
  await expect.element(current).toHaveAttribute('aria-current', 'page');
});

it('shows the brand in the header of a small screen', { meta: { shows: ['spec:1.16'] } }, async () => {
  await page.viewport(390, 844);
  render(frame);
  const header = page.getByRole('banner');
  await expect.element(header.getByRole('link', { name: 'Tillbook' })).toBeVisible();
});

it('opens the menu of a small screen by keyboard', { meta: { shows: ['spec:2.32'] } }, async () => {
  await page.viewport(390, 844);
  render(frame);
  const opener = page.getByRole('button', { name: 'Open menu' });
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await expect.element(menu()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu()).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

it('closes the menu when a link in it is followed', async () => {
  await page.viewport(390, 844);
  render(frame);
  await userEvent.click(page.getByRole('button', { name: 'Open menu' }));
  await userEvent.click(menu().getByRole('link', { name: 'Payouts' }));
  await expect.element(menu()).not.toBeInTheDocument();
});
