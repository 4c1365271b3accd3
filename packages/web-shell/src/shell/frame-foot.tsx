import { BookIcon, LogOutIcon, NavItem, SidebarLinks } from '@tillbook/ui';
import { useShell } from './use-shell.tsx';

export function FrameFoot() {
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
