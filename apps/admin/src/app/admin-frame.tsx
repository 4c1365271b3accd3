import { Outlet, useLocation } from '@tanstack/react-router';
import {
  AppFrame,
  FloatingButton,
  IconButton,
  NavItem,
  ReloadIcon,
  SearchButton,
  SearchIcon,
} from '@tillbook/ui';
import {
  ConnectionNotice,
  FrameFoot,
  lazyComponent,
  LoadSearch,
  searchKeys,
  UnsavedChangesGuard,
  useShell,
} from '@tillbook/web-shell';
import { InternalTag } from './internal-tag.tsx';
import { isCurrent, navigation } from './navigation.tsx';

const Search = lazyComponent(async () => (await import('./search/search.lazy.tsx')).Search, {
  prefetch: 'idle',
});

export function AdminFrame() {
  const { settings, search } = useShell();
  return (
    <AppFrame
      brandName={settings.brandName}
      brandHref="/admin/accounts"
      brandEnd={<InternalTag location="sidebar" />}
      search={<SearchButton label="Search" keys={searchKeys} onClick={search.open} />}
      topBarEnd={
        <>
          <InternalTag location="topBar" />
          <IconButton label="Search" variant="ghost" icon={<SearchIcon />} onClick={search.open} />
        </>
      }
      navigation={<Navigation />}
      foot={<FrameFoot />}
      floating={
        <FloatingButton label="Reload page" icon={<ReloadIcon />} onClick={() => window.location.reload()} />
      }
      notices={<ConnectionNotice />}
    >
      <Outlet />
      <UnsavedChangesGuard />
      <LoadSearch module={Search} />
      <Search />
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
