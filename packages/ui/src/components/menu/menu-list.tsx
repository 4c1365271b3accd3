import * as Radix from 'radix-ui/dropdown-menu';
import { useRef, type FocusEvent, type RefObject } from 'react';
import { menuAnchor } from './menu.css.ts';
import type { MenuGroup } from './menu-items.ts';
import { menuList } from './menu-list.css.ts';
import { hasIcon, MenuListGroup } from './menu-list-group.tsx';

type MenuListProps = {
  readonly label: string;
  readonly groups: readonly MenuGroup[];
  readonly align: 'start' | 'end';
  readonly trigger: RefObject<HTMLElement | null>;
  readonly open: boolean;
  /** Opened by a key, it starts at its first item. */
  readonly byKeyboard: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

const firstItem = '[role^="menuitem"]:not([data-disabled])';

/** The list of a menu, loaded on demand. */
export function MenuList({ label, groups, align, trigger, open, byKeyboard, onOpenChange }: MenuListProps) {
  // The action runs after the list has closed and its button has the focus: a dialog that it opens can then return the
  // focus to the button, not to an item that is gone.
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
  // Radix would do this if it had been loaded when the key was pressed.
  const beginAtFirst = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (byKeyboard && target === currentTarget) currentTarget.querySelector<HTMLElement>(firstItem)?.focus();
  };
  const icons = groups.some(({ items }) => items.some(hasIcon)) ? 'some' : 'none';
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
            // The button toggles the list itself; closed here, the click would open it again.
            if (event.target instanceof Node && trigger.current?.contains(event.target))
              event.preventDefault();
            else pressedOutside.current = true;
          }}
        >
          {groups.map((group) => (
            <MenuListGroup
              key={group.id}
              group={group}
              icons={icons}
              onChoose={(run) => {
                chosen.current = run;
              }}
            />
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
