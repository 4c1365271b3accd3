import { lazy, Suspense, useState, type MouseEvent, type ReactNode } from 'react';
import { BrandMark } from '../brand-mark/brand-mark.tsx';
import { Sidebar } from '../sidebar/sidebar.tsx';
import { TopBar } from '../top-bar/top-bar.tsx';
import { floatingRoom } from '../top-bar/top-bar.css.ts';
import {
  appFrame,
  main,
  narrowHeader,
  notices as noticesPlace,
  rail,
  railScroller,
  skipLink,
} from './app-frame.css.ts';

// Most screens never open the menu of a phone, so what a dialog weighs is fetched by the first one that does.
const SlideOver = lazy(async () => ({ default: (await import('../slide-over/slide-over.tsx')).SlideOver }));

export type AppFrameProps = {
  readonly brandName: string;
  readonly brandHref: string;
  /** A tag beside the brand, at the sidebar's right edge. */
  readonly brandEnd?: ReactNode;
  /** A `WorkspaceSwitch`. */
  readonly switcher?: ReactNode;
  readonly search?: ReactNode;
  /** `NavItem`s and `NavGap`s. */
  readonly navigation: ReactNode;
  /** `NavItem`s and `SidebarLinks` at the bottom of the sidebar. */
  readonly foot?: ReactNode;
  /** One icon button at the right end of a narrow screen's header. */
  readonly topBarEnd?: ReactNode;
  /** A `FloatingButton`. */
  readonly floating?: ReactNode;
  /** `Banner`s about the whole of what is shown; they stay in sight while the page scrolls. */
  readonly notices?: ReactNode;
  readonly navigationLabel?: string;
  readonly children: ReactNode;
};

const mainId = 'main';

/** Everything around a screen: the sidebar, on a narrow screen a header with the same in a slide-over, and a way past both. */
export function AppFrame({
  brandName,
  brandHref,
  brandEnd,
  switcher,
  search,
  navigation,
  foot,
  topBarEnd,
  floating,
  notices,
  navigationLabel = 'Main',
  children,
}: AppFrameProps) {
  const [menuOpen, setMenuOpen] = useState(false);
  const [menuWanted, setMenuWanted] = useState(false);
  const brand = <BrandMark name={brandName} href={brandHref} />;
  const sidebar = (
    <Sidebar
      label={navigationLabel}
      head={
        <>
          {brand}
          {brandEnd}
        </>
      }
      switcher={switcher}
      search={search}
      foot={foot}
    >
      {navigation}
    </Sidebar>
  );
  const openMenu = () => {
    setMenuWanted(true);
    setMenuOpen(true);
  };
  return (
    <>
      <a className={skipLink} href={`#${mainId}`} onClick={skipToMain}>
        Skip to content
      </a>
      <div className={appFrame}>
        <div className={rail}>
          <div className={railScroller}>{sidebar}</div>
        </div>
        <div className={narrowHeader}>
          <TopBar
            brand={brand}
            menuOpen={menuOpen}
            onMenuOpen={openMenu}
            end={
              <>
                {topBarEnd}
                {floating && <span className={floatingRoom} />}
              </>
            }
          />
        </div>
        <main id={mainId} tabIndex={-1} className={main}>
          <div className={noticesPlace}>{notices}</div>
          {children}
        </main>
      </div>
      {floating}
      {menuWanted && (
        <Suspense fallback={null}>
          <SlideOver open={menuOpen} onOpenChange={setMenuOpen} label="Menu">
            {sidebar}
          </SlideOver>
        </Suspense>
      )}
    </>
  );
}

// Done by hand: the address keeps its query and fragment, which belong to the screen.
function skipToMain(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(mainId)?.focus();
}
