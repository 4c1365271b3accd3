import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation } from '@tanstack/react-router';
import {
  AppFrame,
  BookIcon,
  FloatingButton,
  IconButton,
  LogOutIcon,
  NavGap,
  NavItem,
  ReloadIcon,
  SearchButton,
  SearchIcon,
  SidebarLinks,
  WorkspaceSwitch,
} from '@tillbook/ui';
import {
  ConnectionNotice,
  lazyComponent,
  UnsavedChangesGuard,
  useClientState,
  useHasOtherTabMovedOn,
  useShell,
  ViewingProvider,
} from '@tillbook/web-shell';
import { Fragment, useEffect, useState } from 'react';
import { accountQuery } from '../features/accounts/api/get-account.ts';
import { isCurrent, navigation, shownNavigation } from './navigation.tsx';
import { noPaymentsNoticeId, takesPayments } from './takes-payments.ts';
import { useIsViewing, viewingNoticeId } from './use-is-viewing.ts';

const ViewingNotice = lazyComponent(async () => (await import('./viewing-notice.lazy.tsx')).ViewingNotice);

// Nearly every account is active.
const NoPaymentsNotice = lazyComponent(
  async () => (await import('./no-payments-notice.lazy.tsx')).NoPaymentsNotice,
);

// Few people work in two tabs.
const OtherAccountNotice = lazyComponent(
  async () => (await import('./other-account-notice.lazy.tsx')).OtherAccountNotice,
);

// Before it is there a click on the search is remembered.
const DeferredShell = lazyComponent(async () => (await import('./deferred-shell.lazy.tsx')).DeferredShell, {
  prefetch: 'idle',
});

/** The sidebar, or on a phone the header with its menu, around every screen of an account. */
export function AccountFrame() {
  const { settings } = useShell();
  const hasOtherTabMovedOn = useHasOtherTabMovedOn();
  const account = useAccount();
  const isViewing = useIsViewing();
  const isWithoutPayments = account !== undefined && !takesPayments(account.status);
  const [isSearching, setIsSearching] = useState(false);
  const search = () => setIsSearching(true);

  return (
    <AppFrame
      brandName={settings.brandName}
      brandHref="/overview"
      switcher={
        <WorkspaceSwitch
          href="/program-list"
          name={account?.name ?? 'Account'}
          status="Live Account"
          actionLabel="Switch account"
        />
      }
      search={<SearchButton label="Search" keys={searchKeys} onClick={search} />}
      topBarEnd={<IconButton label="Search" variant="ghost" icon={<SearchIcon />} onClick={search} />}
      navigation={<Navigation />}
      foot={<FrameFoot />}
      floating={
        <FloatingButton label="Reload page" icon={<ReloadIcon />} onClick={() => window.location.reload()} />
      }
      notices={
        <>
          {isViewing && <ViewingNotice accountName={account?.name} />}
          {isWithoutPayments && <NoPaymentsNotice status={account.status} />}
          <ConnectionNotice />
          {hasOtherTabMovedOn && <OtherAccountNotice accountName={account?.name} />}
        </>
      }
    >
      <ViewingProvider
        noticeId={isViewing ? viewingNoticeId : undefined}
        noPaymentsNoticeId={isWithoutPayments ? noPaymentsNoticeId : undefined}
      >
        <Outlet />
      </ViewingProvider>
      <UnsavedChangesGuard />
      <DeferredShell isOpen={isSearching} onOpenChange={setIsSearching} />
    </AppFrame>
  );
}

const searchKeys = /Mac|iP/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K';

/** The account with its balances; what the client state holds of it follows the server's word. */
const useAccount = () => {
  const { client, store } = useShell();
  const accountId = useClientState((state) => state.account.accountId);
  const { data } = useQuery({ ...accountQuery(client, accountId), enabled: accountId !== '' });

  useEffect(() => {
    if (!data) return;
    const { account } = store.get();
    const isKnown = account.currency === data.currency && account.type === data.type;
    if (data.accountId === account.accountId && !isKnown) {
      store.setAccount({ currency: data.currency, type: data.type });
    }
  }, [data, store]);

  return data;
};

function Navigation() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const { applicationMode } = useShell().settings;
  const groups = shownNavigation(navigation, applicationMode);
  return groups.map((group, index) => (
    <Fragment key={group[0]?.path}>
      {index > 0 && <NavGap />}
      {group.map((item) => (
        <NavItem key={item.path} href={item.path} icon={item.icon} current={isCurrent(item, pathname)}>
          {item.name}
        </NavItem>
      ))}
    </Fragment>
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
