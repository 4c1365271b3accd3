import { render } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ArrivalsButton } from './components/arrivals-button/arrivals-button.tsx';
import { AuthFrame } from './components/auth-frame/auth-frame.tsx';
import { BackLink } from './components/back-link/back-link.tsx';
import { BrandMark } from './components/brand-mark/brand-mark.tsx';
import { Button } from './components/button/button.tsx';
import { ErrorState } from './components/error-state/error-state.tsx';
import { Field } from './components/field/field.tsx';
import { IconButton } from './components/icon-button/icon-button.tsx';
import { IconLink } from './components/icon-link/icon-link.tsx';
import { CloseIcon } from './components/icon/icons/close.tsx';
import { LinkButton } from './components/link-button/link-button.tsx';
import { LinkProvider, type LinkRenderProps } from './components/link/link.tsx';
import { PlainFrame } from './components/plain-frame/plain-frame.tsx';
import { Select } from './components/select/select.tsx';
import { NavItem, SidebarLinks } from './components/sidebar/nav-item.tsx';
import { SearchButton } from './components/sidebar/search-button.tsx';
import { Sidebar } from './components/sidebar/sidebar.tsx';
import { WorkspaceSwitch } from './components/sidebar/workspace-switch.tsx';
import { SlideOver } from './components/slide-over/slide-over.tsx';
import { TextInput } from './components/text-input/text-input.tsx';
import { TextLink } from './components/text-link/text-link.tsx';
import { TopBar } from './components/top-bar/top-bar.tsx';

// Covers components that are reached by Tab and triggered by Enter or Space; components with more keys have
// their own tests.

const followed: string[] = [];

function StayingLink({ children, href, ...rest }: LinkRenderProps) {
  const stay = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    followed.push(href);
  };
  return (
    <a {...rest} href={href} onClick={stay}>
      {children}
    </a>
  );
}

const show = (children: ReactNode) => render(<LinkProvider component={StayingLink}>{children}</LinkProvider>);

beforeEach(() => {
  followed.length = 0;
});

it.each([
  { name: 'BackLink', link: <BackLink href="/list">Payments</BackLink> },
  { name: 'BrandMark', link: <BrandMark href="/list" name="Brand" /> },
  { name: 'IconLink', link: <IconLink href="/list" label="Manage" icon={<CloseIcon />} /> },
  { name: 'LinkButton', link: <LinkButton href="/list">New</LinkButton> },
  { name: 'TextLink', link: <TextLink href="/list">pi_1</TextLink> },
  {
    name: 'NavItem',
    link: (
      <NavItem href="/list" icon={null}>
        {'List'}
      </NavItem>
    ),
  },
  { name: 'SidebarLinks', link: <SidebarLinks links={[{ href: '/list', label: 'Terms' }]} /> },
  {
    name: 'WorkspaceSwitch',
    link: <WorkspaceSwitch href="/list" name="Shop" status="Live" actionLabel="Switch" />,
  },
])('follows $name on Enter', async ({ link }) => {
  show(link);
  await userEvent.keyboard('{Tab}{Enter}');
  expect(followed).toEqual(['/list']);
});

const press = vi.fn<() => void>();

it.each([
  { name: 'SearchButton', button: <SearchButton label="Search" keys="⌘K" onClick={press} /> },
  { name: 'ArrivalsButton', button: <ArrivalsButton onClick={press}>3 new payments</ArrivalsButton> },
  { name: 'IconButton', button: <IconButton label="Close" icon={<CloseIcon />} onClick={press} /> },
  { name: 'ErrorState', button: <ErrorState title="It failed" onRetry={press} /> },
  { name: 'TopBar', button: <TopBar brand={null} menuOpen={false} onMenuOpen={press} /> },
  {
    name: 'NavItem',
    button: (
      <NavItem icon={null} onClick={press}>
        {'Log out'}
      </NavItem>
    ),
  },
])('triggers $name on Enter and on Space', async ({ button }) => {
  press.mockClear();
  show(button);
  await userEvent.keyboard('{Tab}{Enter} ');
  expect(press).toHaveBeenCalledTimes(2);
});

it('tabs through the Sidebar in visual order', async () => {
  show(
    <Sidebar label="Main" head={<BrandMark name="Brand" href="/" />} foot={null}>
      <NavItem href="/first" icon={null}>
        {'First'}
      </NavItem>
      <NavItem href="/second" icon={null}>
        {'Second'}
      </NavItem>
    </Sidebar>,
  );
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}');
  expect(followed).toEqual(['/second']);
});

it('selects an option of a Select when its first letter is typed', async () => {
  const choose = vi.fn<(value: string) => void>();
  const options = [
    { value: 'card', label: 'Card' },
    { value: 'bank', label: 'Bank account' },
  ];
  show(
    <Field label="Kind">
      <Select options={options} defaultValue="card" onValueChange={choose} />
    </Field>,
  );
  await userEvent.keyboard('{Tab}b');
  await expect.element(page.getByRole('combobox')).toHaveValue('bank');
  expect(choose).toHaveBeenCalledWith('bank');
});

function Menu() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Menu</Button>
      <SlideOver open={isOpen} onOpenChange={setIsOpen} label="Menu">
        <NavItem href="/list" icon={null}>
          {'List'}
        </NavItem>
      </SlideOver>
    </>
  );
}

it('opens a SlideOver, traps the focus and returns it when Escape closes it', async () => {
  show(<Menu />);
  const opener = page.getByRole('button', { name: 'Menu' });
  await userEvent.keyboard('{Tab}{Enter}');
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  for (let step = 0; step < 4; step += 1) {
    await userEvent.keyboard('{Tab}');
    expect(dialog.element().contains(document.activeElement)).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
});

it.each([
  { name: 'AuthFrame', frame: (children: ReactNode) => <AuthFrame brandName="Brand">{children}</AuthFrame> },
  {
    name: 'PlainFrame',
    frame: (children: ReactNode) => (
      <PlainFrame brandName="Brand" headerEnd={null}>
        {children}
      </PlainFrame>
    ),
  },
])('fills in and submits a form in $name', async ({ frame }) => {
  const send = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  show(
    frame(
      <form onSubmit={send}>
        <Field label="Email">
          <TextInput />
        </Field>
      </form>,
    ),
  );
  while (document.activeElement?.tagName !== 'INPUT') await userEvent.keyboard('{Tab}');
  await userEvent.keyboard('dana@example.com{Enter}');
  await expect.element(page.getByLabelText('Email')).toHaveValue('dana@example.com');
  expect(send).toHaveBeenCalledOnce();
});
