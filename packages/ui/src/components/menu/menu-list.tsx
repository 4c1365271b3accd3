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
  /** True if a key opened the menu; the first item is then focused. */
  readonly byKeyboard: boolean;
  /** Called when the list has the focus and receives keys. */
  readonly onFocus: () => void;
  readonly onClose: () => void;
};

const firstItem = '[role^="menuitem"]:not([data-disabled])';

/** Shows the list of a menu; loaded on demand. */
export function MenuList({
  label,
  groups,
  align,
  trigger,
  open,
  byKeyboard,
  onFocus,
  onClose,
}: MenuListProps) {
  // The chosen action. It runs after the list has closed and the button has the focus, so that a dialog
  // opened by the action returns the focus to the button.
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
  // Focuses the first item if a key opened the list, as Radix would if it had been loaded when the key was pressed.
  const beginAtFirst = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (target !== currentTarget) return;
    if (byKeyboard) currentTarget.querySelector<HTMLElement>(firstItem)?.focus();
    onFocus();
  };
  const icons = groups.some(({ items }) => items.some(hasIcon)) ? 'some' : 'none';
  return (
    <Radix.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()} modal={false}>
      {/* Gives Radix the position of a button that existed before Radix was loaded. */}
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
            // Ignores a press on the button, whose click would open the list again.
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
