import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { BackLink } from '../components/back-link/back-link.tsx';
import { Button, type ButtonVariant } from '../components/button/button.tsx';
import { Checkbox } from '../components/checkbox/checkbox.tsx';
import { StoreIcon } from '../components/icon/icons/store.tsx';
import { Menu } from '../components/menu/menu.tsx';
import { RadioCards } from '../components/radio-cards/radio-cards.tsx';
import { RadioGroup } from '../components/radio-group/radio-group.tsx';
import { SegmentedControl } from '../components/segmented-control/segmented-control.tsx';
import { NavItem, SidebarLinks } from '../components/sidebar/nav-item.tsx';
import { SearchButton } from '../components/sidebar/search-button.tsx';
import { WorkspaceSwitch } from '../components/sidebar/workspace-switch.tsx';
import { Tabs } from '../components/tabs/tabs.tsx';
import { TextLink } from '../components/text-link/text-link.tsx';

const nothing = () => undefined;

/** Moves the mouse to a point of this page, or presses or releases its primary button there. */
const mouse = async (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', x: number, y: number) => {
  const frame = window.frameElement?.getBoundingClientRect() ?? { x: 0, y: 0, width: window.innerWidth };
  const scale = frame.width / window.innerWidth;
  await cdp().send('Input.dispatchMouseEvent', {
    type,
    x: frame.x + x * scale,
    y: frame.y + y * scale,
    button: type === 'mouseMoved' ? 'none' : 'left',
    clickCount: 1,
  });
};

const preventClicks = (event: Event) => event.preventDefault();
afterEach(async () => {
  await mouse('mouseReleased', 1, 700);
  document.removeEventListener('click', preventClicks, true);
});

const middleOf = (element: Element): readonly [number, number] => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};

/** Returns every color and shadow that can show a press, after the element's transitions. */
const lookOf = async (element: Element): Promise<string> => {
  await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
  const { backgroundColor, boxShadow, filter, borderColor } = getComputedStyle(element);
  return [backgroundColor, boxShadow, filter, borderColor].join(' ');
};

/** Returns the look of an element below the mouse, unpressed and pressed. */
const looksOf = async (element: Element) => {
  document.addEventListener('click', preventClicks, true);
  const middle = middleOf(element);
  await mouse('mouseMoved', ...middle);
  await expect.poll(() => element.matches(':hover')).toBe(true);
  const hovered = await lookOf(element);
  await mouse('mousePressed', ...middle);
  await expect.poll(() => element.matches(':active')).toBe(true);
  return { hovered, pressed: await lookOf(element) };
};

const buttonVariants: readonly ButtonVariant[] = ['primary', 'secondary', 'ghost', 'dashed', 'critical'];
const options = [
  { value: 'one', label: 'One', detail: 'First' },
  { value: 'two', label: 'Two', detail: 'Second' },
] as const;

const pressed: readonly (readonly [name: string, drawn: ReactNode, selector: string])[] = [
  ...buttonVariants.map(
    (variant) =>
      [
        `${variant} button`,
        <Button key={variant} variant={variant}>
          Press
        </Button>,
        'button',
      ] as const,
  ),
  [
    'navigation item',
    <NavItem key="item" href="/here" icon={<StoreIcon />}>
      Here
    </NavItem>,
    'a',
  ],
  [
    'current navigation item',
    <NavItem key="item" href="/here" icon={<StoreIcon />} current>
      Here
    </NavItem>,
    'a',
  ],
  ['small navigation link', <SidebarLinks key="links" links={[{ href: '/terms', label: 'Terms' }]} />, 'a'],
  [
    'account switch',
    <WorkspaceSwitch key="switch" href="/list" name="Harbor" status="Live" actionLabel="Switch" />,
    'a',
  ],
  ['search button', <SearchButton key="search" label="Search" keys="K" onClick={nothing} />, 'button'],
  [
    'segment',
    <SegmentedControl key="segments" label="Rows" options={options} value="one" onValueChange={nothing} />,
    '[aria-checked="false"]',
  ],
  [
    'radio card',
    <RadioCards key="cards" legend="Rows" options={options} value="one" onValueChange={nothing} />,
    'label:last-of-type',
  ],
  [
    'radio',
    <RadioGroup key="radios" legend="Rows" options={options} value="one" onValueChange={nothing} />,
    'label:last-of-type',
  ],
  ['checkbox', <Checkbox key="box" label="Remember" checked={false} onCheckedChange={nothing} />, 'input'],
  [
    'tab',
    <Tabs key="tabs" label="Rows" tabs={options} value="one" onValueChange={nothing}>
      Rows
    </Tabs>,
    '[aria-selected="false"]',
  ],
  [
    'text link',
    <TextLink key="link" href="/there">
      There
    </TextLink>,
    'a',
  ],
  [
    'link back',
    <BackLink key="back" href="/list">
      Payments
    </BackLink>,
    'a',
  ],
];

const themes = ['light', 'dark'] as const;
const cases = themes.flatMap((theme) => pressed.map(([name, ...rest]) => [name, theme, ...rest] as const));

test.each(cases)('changes the look of a pressed %s in the %s theme', async (_, theme, drawn, selector) => {
  document.documentElement.dataset['theme'] = theme;
  const { container } = render(drawn);
  const element = container.querySelector(selector);
  if (!element) throw new Error(`Nothing matches ${selector}.`);
  const looks = await looksOf(element);
  expect(looks.pressed).not.toBe(looks.hovered);
});

test('changes the look of a pressed menu item', async () => {
  render(
    <Menu
      label="More"
      groups={[{ id: 'all', items: [{ id: 'export', label: 'Export', onSelect: nothing }] }]}
    />,
  );
  await userEvent.click(page.getByRole('button', { name: 'More' }));
  const item = page.getByRole('menuitem', { name: 'Export' });
  await expect.element(item).toBeVisible();
  const looks = await looksOf(item.element());
  expect(looks.pressed).not.toBe(looks.hovered);
});

test('does not change the look of a disabled button that is pressed', async () => {
  const { container } = render(<Button disabled>Press</Button>);
  const button = container.querySelector('button');
  if (!button) throw new Error('The button is not drawn.');
  const before = await lookOf(button);
  await mouse('mouseMoved', ...middleOf(button));
  await mouse('mousePressed', ...middleOf(button));
  expect(await lookOf(button)).toBe(before);
});
