import type { ReactNode } from 'react';
import { MenuIcon } from '../icon/icons/menu.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { topBar, topBarEnd } from './top-bar.css.ts';

export type TopBarProps = {
  readonly brand: ReactNode;
  readonly menuOpen: boolean;
  readonly onMenuOpen: () => void;
  readonly menuLabel?: string;
  /** One icon button at the right end. */
  readonly end?: ReactNode;
};

/** The header of a narrow screen. */
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
