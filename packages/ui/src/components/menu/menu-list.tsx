import * as Radix from 'radix-ui/dropdown-menu';
import { useRef, type FocusEvent, type ReactNode, type RefObject } from 'react';
import { classNames } from '../../private/class-names.ts';
import { CheckIcon } from '../icon/icons/check.tsx';
import { Link } from '../link/link.tsx';
import { menuAnchor } from './menu.css.ts';
import type { MenuGroup, MenuItem } from './menu-items.ts';
import {
  criticalItem,
  itemHint,
  itemIcon,
  itemWords,
  menuGroup,
  menuGroupLabel,
  menuItem,
  menuList,
  withoutIcons,
} from './menu-list.css.ts';

type MenuListProps = {
  readonly label: string;
  readonly groups: readonly MenuGroup[];
  readonly align: 'start' | 'end';
  readonly trigger: RefObject<HTMLElement | null>;
  readonly open: boolean;
  /** Opened by a key, it begins at its first item. */
  readonly byKeyboard: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

const firstItem = '[role^="menuitem"]:not([data-disabled])';

/** The list of a menu. Loaded when it is first wanted. */
export function MenuList({ label, groups, align, trigger, open, byKeyboard, onOpenChange }: MenuListProps) {
  // What was chosen runs when the list is gone and its button has the focus again: a dialog it opens then gives the
  // focus back to the button, not to an item that no longer exists.
  const chosen = useRef<() => void>(undefined);
  const pressedOutside = useRef(false);
  const finish = (event: Event) => {
    event.preventDefault();
    if (!pressedOutside.current) trigger.current?.focus();
    pressedOutside.current = false;
    const run = chosen.current;
    chosen.current = undefined;
    run?.();
  };
  // Radix would do it by itself had it been there to hear the key.
  const beginAtFirst = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (byKeyboard && target === currentTarget) currentTarget.querySelector<HTMLElement>(firstItem)?.focus();
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={false}>
      {/* The button was there before Radix was: it only needs to know where it stands. */}
      <Radix.Trigger asChild>
        <span className={menuAnchor} aria-hidden="true" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={menuList}
          aria-label={label}
          aria-labelledby={undefined}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          loop
          onFocus={beginAtFirst}
          onCloseAutoFocus={finish}
          onInteractOutside={(event) => {
            // The button's own press closes the list; closed here already, it would be opened again.
            if (event.target instanceof Node && trigger.current?.contains(event.target))
              event.preventDefault();
            else pressedOutside.current = true;
          }}
        >
          {groups.map((group) => (
            <Radix.Group key={group.id} className={menuGroup}>
              {group.label !== undefined && (
                <Radix.Label className={menuGroupLabel}>{group.label}</Radix.Label>
              )}
              {group.items.map((item) => (
                <Item
                  key={item.id}
                  item={item}
                  onChoose={(run) => {
                    chosen.current = run;
                  }}
                />
              ))}
            </Radix.Group>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type ItemProps = { readonly item: MenuItem; readonly onChoose: (run: () => void) => void };

function Item({ item, onChoose }: ItemProps) {
  const { disabled = false, label, hint } = item;
  const words = (
    <>
      <span className={itemWords}>{label}</span>
      {hint !== undefined && <span className={classNames(itemWords, itemHint)}>{hint}</span>}
    </>
  );
  if (item.checked !== undefined) {
    return (
      <Radix.CheckboxItem
        className={menuItem}
        disabled={disabled}
        checked={item.checked}
        onCheckedChange={item.onCheckedChange}
        // Several are often changed one after the other.
        onSelect={(event) => event.preventDefault()}
      >
        <ItemIcon>
          <Radix.ItemIndicator>
            <CheckIcon />
          </Radix.ItemIndicator>
        </ItemIcon>
        {words}
      </Radix.CheckboxItem>
    );
  }
  const { current, icon = current === undefined ? null : current && <CheckIcon /> } = item;
  const className = classNames(menuItem, icon === null && withoutIcons);
  const content = (
    <>
      <ItemIcon>{icon}</ItemIcon>
      {words}
    </>
  );
  if (item.href !== undefined) {
    return (
      <Radix.Item asChild disabled={disabled}>
        <Link
          href={item.href}
          className={className}
          aria-current={current}
          target={item.newTab ? '_blank' : undefined}
          rel={item.newTab ? 'noopener' : undefined}
        >
          {content}
        </Link>
      </Radix.Item>
    );
  }
  return (
    <Radix.Item
      className={classNames(className, item.tone === 'critical' && criticalItem)}
      aria-current={current}
      disabled={disabled}
      onSelect={() => onChoose(item.onSelect)}
    >
      {content}
    </Radix.Item>
  );
}

function ItemIcon({ children }: { readonly children: ReactNode }) {
  return <span className={itemIcon}>{children}</span>;
}
