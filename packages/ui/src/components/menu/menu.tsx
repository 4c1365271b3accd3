import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { whenIdle } from '../../timing/when-idle.ts';
import { Button, type ButtonSize, type ButtonVariant } from '../button/button.tsx';
import { ChevronDownIcon } from '../icon/icons/chevron-down.tsx';
import { MoreIcon } from '../icon/icons/more.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { menu } from './menu.css.ts';
import type { MenuGroup } from './menu-items.ts';
import { useMenuOpening } from './use-menu-opening.ts';

// Loads the list after the first screen, because it depends on Radix.
const loadList = () => import('./menu-list.tsx');
const MenuList = lazy(async () => ({ default: (await loadList()).MenuList }));

/** Loads the list before it opens. A failure is reported when it opens. */
const prefetchList = () => {
  // Starts no download while offline: after a failed download, Chromium does not request the file again.
  if (navigator.onLine) void loadList().catch(() => undefined);
};

const useIdlePrefetch = () =>
  useEffect(() => {
    let isShown = true;
    const prefetch = async () => {
      await whenIdle();
      if (isShown) prefetchList();
    };
    void prefetch();
    return () => {
      isShown = false;
    };
  }, []);

export type MenuProps = {
  /** The button's text, or its accessible name if the button is an icon. */
  readonly label: string;
  /** `words` shows text and, unless `dashed`, a chevron; `icon` shows three dots or the given icon. */
  readonly button?: 'words' | 'icon';
  readonly icon?: ReactNode;
  /**
   * The variant of the button.
   *
   * @default 'secondary'
   */
  readonly variant?: ButtonVariant;
  /**
   * The size of the button.
   *
   * @default 'medium'
   */
  readonly size?: ButtonSize;
  readonly disabled?: boolean;
  /** The items, in groups separated by a line. */
  readonly groups: readonly MenuGroup[];
  /** The button's keyboard shortcut, if the application has one. */
  readonly keyShortcut?: string;
  /** The edge of the button with which the list is aligned. */
  readonly align?: 'start' | 'end';
};

/** Opens a list of actions from a button. */
export function Menu({
  label,
  button = 'words',
  icon,
  variant,
  size,
  disabled = false,
  groups,
  keyShortcut,
  align = 'end',
}: MenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const opening = useMenuOpening(trigger);
  const [wanted, setWanted] = useState(false);
  const [byKeyboard, setByKeyboard] = useState(false);
  useIdlePrefetch();
  const open = (isByKey: boolean) => {
    setWanted(true);
    setByKeyboard(isByKey);
    opening.open();
  };
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || disabled || event.target !== trigger.current) return;
    event.preventDefault();
    open(true);
  };
  const look = {
    ref: trigger,
    ...(variant && { variant }),
    ...(size && { size }),
    disabled,
    'aria-haspopup': 'menu',
    'aria-expanded': opening.isPressed,
    'aria-keyshortcuts': keyShortcut,
    // Detects Enter and Space: a click without a pointer has a detail of 0.
    onClick: (event: MouseEvent) => (opening.isPressed ? opening.close() : open(event.detail === 0)),
  } as const;
  return (
    // Handles the keys of the focused button.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <span className={menu} onKeyDown={openByKey} onPointerEnter={prefetchList} onFocus={prefetchList}>
      {button === 'icon' ? (
        <IconButton {...look} label={label} icon={icon ?? <MoreIcon />} />
      ) : (
        <Button {...look} icon={icon} iconAfter={variant === 'dashed' ? undefined : <ChevronDownIcon />}>
          {label}
        </Button>
      )}
      {wanted && (
        <Suspense fallback={null}>
          <MenuList
            label={label}
            groups={groups}
            align={align}
            trigger={trigger}
            open={opening.isListOpen}
            byKeyboard={byKeyboard}
            onFocus={opening.passKeys}
            onClose={opening.close}
          />
        </Suspense>
      )}
    </span>
  );
}
