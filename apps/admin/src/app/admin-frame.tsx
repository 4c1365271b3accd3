import { Outlet, useLocation } from '@tanstack/react-router';
import {
  AppFrame,
  BookIcon,
  FloatingButton,
  LogOutIcon,
  NavItem,
  ReloadIcon,
  SidebarLinks,
} from '@tillbook/ui';
import { ConnectionNotice, UnsavedChangesGuard, useShell } from '@tillbook/web-shell';
import { InternalTag } from './internal-tag.tsx';
import { isCurrent, navigation } from './navigation.tsx';

/** The sidebar, or on a phone the header with its menu, around every screen. */
export function AdminFrame() {
  const { settings } = useShell();
  return (
    <AppFrame
      brandName={settings.brandName}
      brandHref="/admin/accounts"
      brandEnd={<InternalTag place="sidebar" />}
      topBarEnd={<InternalTag place="topBar" />}
      navigation={<Navigation />}
      foot={<FrameFoot />}
      floating={
        <FloatingButton label="Reload page" icon={<ReloadIcon />} onClick={() => window.location.reload()} />
      }
      notices={<ConnectionNotice />}
    >
      <Outlet />
      <UnsavedChangesGuard />
    </AppFrame>
  );
}

function Navigation() {
  const path = useLocation({ select: (location) => location.publicHref.replace(/[?#].*$/, '') });
  return navigation.map((item) => (
    <NavItem key={item.path} href={item.path} icon={item.icon} current={isCurrent(item, path)}>
      {item.name}
    </NavItem>
  ));
}

function FrameFoot() {
  const { settings, signOut, unsavedChanges } = useShell();
  const leave = async () => {
    if (await unsavedChanges.mayLeave()) await signOut();
  };
  return (
    <>
      <NavItem href={settings.documentationUrl} icon={<BookIcon />}>
        Documentation
      </NavItem>
      <NavItem icon={<LogOutIcon />} onClick={() => void leave()}>
        Logout
      </NavItem>
      <SidebarLinks
        links={[
          { label: 'Terms', href: `${settings.webBaseUrl}/terms` },
          { label: 'Privacy', href: `${settings.webBaseUrl}/privacy` },
        ]}
      />
    </>
  );
}
