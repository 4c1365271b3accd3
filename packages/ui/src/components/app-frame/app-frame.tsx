import { lazy, Suspense, useState, type MouseEvent, type ReactNode } from 'react';
import { TextSlot } from '../../private/text-slot.tsx';
import { BrandMark } from '../brand-mark/brand-mark.tsx';
import { Sidebar } from '../sidebar/sidebar.tsx';
import { TopBar } from '../top-bar/top-bar.tsx';
import { floatingRoom } from '../top-bar/top-bar.css.ts';
import {
  appFrame,
  main,
  compactHeader,
  notices as noticesStyle,
  rail,
  railScroller,
  skipLink,
} from './app-frame.css.ts';

// Loads the dialog code when the menu is first opened; large screens have no such menu.
const SlideOver = lazy(async () => ({ default: (await import('../slide-over/slide-over.tsx')).SlideOver }));

export type AppFrameProps = {
  readonly brandName: string;
  readonly brandHref: string;
  /** A tag next to the brand in the sidebar's header. */
  readonly brandEnd?: ReactNode;
  /** One `WorkspaceSwitch`. */
  readonly switcher?: ReactNode;
  /** One `SearchButton`. */
  readonly search?: ReactNode;
  /** `NavItem`s and `NavGap`s. */
  readonly navigation: ReactNode;
  /** `NavItem`s and `SidebarLinks`, shown at the bottom of the sidebar. */
  readonly foot?: ReactNode;
  /** One icon button at the right end of the compact header, on small screens. */
  readonly topBarEnd?: ReactNode;
  /** One `FloatingButton`. */
  readonly floating?: ReactNode;
  /** `Banner`s that concern the whole page; they stay visible while it scrolls. */
  readonly notices?: ReactNode;
  /** The accessible name of the navigation. */
  readonly navigationLabel?: string;
  readonly children: ReactNode;
};

const mainId = 'main';

/**
 * Frames every screen with a sidebar and a skip link. On small screens the sidebar becomes a header with a
 * slide-over.
 */
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
        <div className={compactHeader}>
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
          <div className={noticesStyle}>{notices}</div>
          <TextSlot>{children}</TextSlot>
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

// Moves the focus in code, because following the link would change the address of the screen.
function skipToMain(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(mainId)?.focus();
}
