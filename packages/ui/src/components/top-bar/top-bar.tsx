import type { ReactNode } from 'react';
import { MenuIcon } from '../icon/icons/menu.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { topBar, topBarEnd } from './top-bar.css.ts';

export type TopBarProps = {
  /** One `BrandMark`. */
  readonly brand: ReactNode;
  /** True while the menu is open. */
  readonly menuOpen: boolean;
  /** Called when the user opens the menu. */
  readonly onMenuOpen: () => void;
  /** The accessible name of the menu button. */
  readonly menuLabel?: string;
  /** One icon button at the right end. */
  readonly end?: ReactNode;
};

/** Shows the compact header on small screens. */
export function TopBar({ brand, menuOpen, onMenuOpen, menuLabel = 'Open menu', end }: TopBarProps) {
  return (
    <header className={topBar}>
      <div>
        <IconButton
          label={menuLabel}
          variant="ghost"
          icon={<MenuIcon size="large" />}
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onClick={onMenuOpen}
        />
      </div>
      {brand}
      <div className={topBarEnd}>{end}</div>
    </header>
  );
}
