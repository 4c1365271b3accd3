import { BookIcon } from '../icon/icons/book.tsx';
import { CardIcon } from '../icon/icons/card.tsx';
import { ChartIcon } from '../icon/icons/chart.tsx';
import { FlagIcon } from '../icon/icons/flag.tsx';
import { KeypadIcon } from '../icon/icons/keypad.tsx';
import { LogOutIcon } from '../icon/icons/log-out.tsx';
import { ReturnIcon } from '../icon/icons/return.tsx';
import { SlidersIcon } from '../icon/icons/sliders.tsx';
import { SlipIcon } from '../icon/icons/slip.tsx';
import { StoreIcon } from '../icon/icons/store.tsx';
import { TrayInIcon } from '../icon/icons/tray-in.tsx';
import { TrayOutIcon } from '../icon/icons/tray-out.tsx';
import { NavItem, SidebarLinks } from '../sidebar/nav-item.tsx';
import { NavGap } from '../sidebar/sidebar.tsx';
import { WorkspaceSwitch } from '../sidebar/workspace-switch.tsx';

/** Sidebar content for stories and tests. */
export const storySwitcher = (
  <WorkspaceSwitch
    href="/accounts"
    name="Harbor Coffee Roasters"
    status="Live Account"
    actionLabel="Switch account"
  />
);

export const storyNavigation = (
  <>
    <NavItem href="/overview" icon={<ChartIcon />}>
      Overview
    </NavItem>
    <NavGap />
    <NavItem href="/payments" icon={<TrayInIcon />} current>
      Payments
    </NavItem>
    <NavItem href="/payouts" icon={<TrayOutIcon />}>
      Payouts
    </NavItem>
    <NavItem href="/settlements" icon={<SlipIcon />}>
      Settlements
    </NavItem>
    <NavItem href="/refunds" icon={<ReturnIcon />}>
      Refunds
    </NavItem>
    <NavGap />
    <NavItem href="/instruments" icon={<CardIcon />}>
      Payment Instruments
    </NavItem>
    <NavItem href="/terminal" icon={<KeypadIcon />}>
      Virtual Terminal
    </NavItem>
    <NavItem href="/disputes" icon={<FlagIcon />} count={2} countLabel="open">
      Disputes
    </NavItem>
    <NavGap />
    <NavItem href="/settings" icon={<SlidersIcon />}>
      Settings
    </NavItem>
    <NavItem href="/profile" icon={<StoreIcon />}>
      Profile
    </NavItem>
  </>
);

export const storyFoot = (
  <>
    <NavItem href="https://example.com/" icon={<BookIcon />} newTab>
      Documentation
    </NavItem>
    <NavItem icon={<LogOutIcon />} onClick={() => undefined}>
      Logout
    </NavItem>
    <SidebarLinks
      links={[
        { href: '/terms', label: 'Terms' },
        { href: '/privacy', label: 'Privacy' },
      ]}
    />
  </>
);
