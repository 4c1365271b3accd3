import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation } from '@tanstack/react-router';
import {
  AppFrame,
  FloatingButton,
  IconButton,
  NavGap,
  NavItem,
  ReloadIcon,
  SearchButton,
  SearchIcon,
  WorkspaceSwitch,
} from '@tillbook/ui';
import {
  ConnectionNotice,
  FrameFoot,
  lazyComponent,
  LoadSearch,
  PermissionProvider,
  searchKeys,
  UnsavedChangesGuard,
  useClientState,
  useHasOtherTabMovedOn,
  useShell,
} from '@tillbook/web-shell';
import { Fragment, useEffect } from 'react';
import { accountQuery } from '../features/accounts/api/get-account.ts';
import { useDisputeCount } from './dispute-count.ts';
import { isCurrent, navigation, shownNavigation } from './navigation.tsx';
import { noPaymentsNoticeId, takesPayments } from './takes-payments.ts';
import { roleNoticeId } from './role-notice-id.ts';
import { useListOfDetail } from './visited-lists/list-of-detail.ts';
import { useIsViewing, viewingNoticeId } from './use-is-viewing.ts';

const ViewingNotice = lazyComponent(async () => (await import('./viewing-notice.lazy.tsx')).ViewingNotice);

// Loaded on demand, since nearly every account is active.
const NoPaymentsNotice = lazyComponent(
  async () => (await import('./no-payments-notice.lazy.tsx')).NoPaymentsNotice,
);

// Loaded on demand, since most users may do everything in their account.
const RoleNotice = lazyComponent(async () => (await import('./role-notice.lazy.tsx')).RoleNotice);

// Loaded on demand, since few users work in two tabs.
const OtherAccountNotice = lazyComponent(
  async () => (await import('./other-account-notice.lazy.tsx')).OtherAccountNotice,
);

const DeferredShell = lazyComponent(async () => (await import('./deferred-shell.lazy.tsx')).DeferredShell, {
  prefetch: 'idle',
});

export function AccountFrame() {
  const { settings, search } = useShell();
  const hasOtherTabMovedOn = useHasOtherTabMovedOn();
  const account = useAccount();
  const isViewing = useIsViewing();
  const isWithoutPayments = account !== undefined && !takesPayments(account.status);

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
      search={<SearchButton label="Search" keys={searchKeys} onClick={search.open} />}
      topBarEnd={<IconButton label="Search" variant="ghost" icon={<SearchIcon />} onClick={search.open} />}
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
      <PermissionProvider
        noticeId={isViewing ? viewingNoticeId : undefined}
        noPaymentsNoticeId={isWithoutPayments ? noPaymentsNoticeId : undefined}
        permissions={account?.permissions}
        roleNoticeId={roleNoticeId}
        roleNotice={<RoleNotice />}
      >
        <Outlet />
      </PermissionProvider>
      <UnsavedChangesGuard />
      <LoadSearch module={DeferredShell} />
      <DeferredShell />
    </AppFrame>
  );
}

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
  const listOfDetail = useListOfDetail();
  const disputeCount = useDisputeCount();
  const { applicationMode } = useShell().settings;
  const groups = shownNavigation(navigation, applicationMode);
  return groups.map((group, index) => (
    <Fragment key={group[0]?.path}>
      {index > 0 && <NavGap />}
      {group.map((item) => (
        <NavItem
          key={item.path}
          href={item.path}
          icon={item.icon}
          current={isCurrent(item, pathname, listOfDetail)}
          {...(item.path === '/disputes' && { count: disputeCount, countLabel: 'awaiting your response' })}
        >
          {item.name}
        </NavItem>
      ))}
    </Fragment>
  ));
}
