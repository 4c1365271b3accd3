import * as Radix from 'radix-ui/dropdown-menu';
import { useId, type ReactNode } from 'react';
import { classNames } from '../../private/class-names.ts';
import { markValues } from '../../private/mark-values.tsx';
import { CheckIcon } from '../icon/icons/check.tsx';
import { Link } from '../link/link.tsx';
import type { MenuGroup, MenuItem } from './menu-items.ts';
import {
  criticalItem,
  itemHint,
  itemIcon,
  itemWords,
  menuGroup,
  menuGroupLabel,
  menuItem,
  withoutIcons,
} from './menu-list.css.ts';

type ItemContext = {
  /**
   * `some` if any item of the menu has an icon or can be checked: all items then reserve space for an icon.
   */
  readonly icons: 'some' | 'none';
  readonly onChoose: (run: () => void) => void;
};

const isChoice = ({ current }: MenuItem): boolean => current !== undefined;

export const hasIcon = (item: MenuItem): boolean =>
  item.checked !== undefined || isChoice(item) || item.icon !== undefined;

/** Renders a group of items. Items with `current`, true or false, are radio items. */
export function MenuListGroup({ group, ...context }: ItemContext & { readonly group: MenuGroup }) {
  const labelId = useId();
  const { label, items } = group;
  const labeled = { className: menuGroup, 'aria-labelledby': label === undefined ? undefined : labelId };
  const content = (
    <>
      {label !== undefined && (
        <Radix.Label id={labelId} className={menuGroupLabel}>
          {label}
        </Radix.Label>
      )}
      {items.map((item) => (
        <Item key={item.id} item={item} {...context} />
      ))}
    </>
  );
  if (!items.some(isChoice)) return <Radix.Group {...labeled}>{content}</Radix.Group>;
  return (
    <Radix.RadioGroup {...labeled} value={items.find(({ current }) => current)?.id ?? ''}>
      {content}
    </Radix.RadioGroup>
  );
}

function Item({ item, icons, onChoose }: ItemContext & { readonly item: MenuItem }) {
  const { disabled = false, label, hint } = item;
  const words = (
    <>
      <span className={itemWords}>{markValues(label)}</span>
      {hint !== undefined && <span className={classNames(itemWords, itemHint)}>{markValues(hint)}</span>}
    </>
  );
  if (item.checked !== undefined) {
    return (
      <Radix.CheckboxItem
        className={menuItem}
        disabled={disabled}
        checked={item.checked}
        onCheckedChange={item.onCheckedChange}
        // Keeps the menu open, because users often change several items in a row.
        onSelect={(event) => event.preventDefault()}
      >
        <CheckMark />
        {words}
      </Radix.CheckboxItem>
    );
  }
  const className = classNames(menuItem, icons === 'none' && withoutIcons);
  const content = (
    <>
      {isChoice(item) ? <CheckMark /> : <ItemIcon>{item.icon}</ItemIcon>}
      {words}
    </>
  );
  if (item.href !== undefined) {
    return (
      <ActionOrChoice item={item} asChild disabled={disabled}>
        <Link
          href={item.href}
          className={className}
          target={item.newTab ? '_blank' : undefined}
          rel={item.newTab ? 'noopener' : undefined}
        >
          {content}
        </Link>
      </ActionOrChoice>
    );
  }
  return (
    <ActionOrChoice
      item={item}
      className={classNames(className, item.tone === 'critical' && criticalItem)}
      disabled={disabled}
      onSelect={() => onChoose(item.onSelect)}
    >
      {content}
    </ActionOrChoice>
  );
}

type ActionOrChoiceProps = Radix.DropdownMenuItemProps & { readonly item: MenuItem };

function ActionOrChoice({ item, ...rest }: ActionOrChoiceProps) {
  return isChoice(item) ? <Radix.RadioItem {...rest} value={item.id} /> : <Radix.Item {...rest} />;
}

function CheckMark() {
  return (
    <ItemIcon>
      <Radix.ItemIndicator>
        <CheckIcon />
      </Radix.ItemIndicator>
    </ItemIcon>
  );
}

function ItemIcon({ children }: { readonly children: ReactNode }) {
  return <span className={itemIcon}>{children}</span>;
}
