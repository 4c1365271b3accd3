import * as Radix from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import { tab as tabStyle, tabCount, tabList, tabPanel, tabs as tabsStyle } from './tabs.css.ts';

export type TabItem<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  /** The number of items in the tab, formatted: "1,000+". */
  readonly count?: string;
  readonly disabled?: boolean;
};

export type TabsProps<Value extends string> = {
  /** The accessible name of the tab list. */
  readonly label: string;
  /** The tabs, in order. */
  readonly tabs: readonly TabItem<Value>[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  /** The content of the selected tab. */
  readonly children: ReactNode;
};

/**
 * Shows the sections of one object, one at a time. The arrow keys select; Tab moves into the selected panel.
 */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
  children,
}: TabsProps<Value>) {
  const select = (next: string) => {
    const selected = tabs.find((tab) => tab.value === next);
    if (selected) onValueChange(selected.value);
  };
  return (
    <Radix.Root className={tabsStyle} value={value} onValueChange={select}>
      <Radix.List aria-label={label} className={tabList}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} disabled={tab.disabled} className={tabStyle}>
            <span>{tab.label}</span>
            {tab.count !== undefined && <span className={tabCount}>{tab.count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {/* Renders a panel for each tab, because the tabs refer to them; panels that are not selected are hidden and empty. */}
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className={tabPanel}>
          {children}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
