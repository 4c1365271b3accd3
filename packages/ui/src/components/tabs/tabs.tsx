import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { tab as tabStyle, tabCount, tabList, tabPanel, tabs as tabsStyle } from './tabs.css.ts';

export type TabItem<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  /** How many are behind it, as it should be written: "1,000+". */
  readonly count?: string;
  readonly disabled?: boolean;
};

export type TabsProps<Value extends string> = {
  /** What the tabs divide, for a screen reader. */
  readonly label: string;
  readonly tabs: readonly TabItem<Value>[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  /** What stands behind the chosen tab. */
  readonly children: ReactNode;
};

const step = (key: string, index: number, count: number): number | undefined => {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
};

/** Parts of one thing, one of them in sight. The arrow keys choose; Tab goes on into what is chosen. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
  children,
}: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const tabId = (of: Value): string => `${id}-tab-${of}`;
  const panelId = `${id}-panel`;

  const moveByKey = (event: KeyboardEvent, from: Value) => {
    const open = tabs.filter((tab) => !tab.disabled);
    const to = step(
      event.key,
      open.findIndex((tab) => tab.value === from),
      open.length,
    );
    const target = to === undefined ? undefined : open[to];
    if (!target) return;
    event.preventDefault();
    const element = list.current?.querySelector<HTMLElement>(`#${CSS.escape(tabId(target.value))}`);
    element?.focus();
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    onValueChange(target.value);
  };

  return (
    <div className={tabsStyle}>
      <div ref={list} role="tablist" aria-label={label} className={tabList}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={tabId(tab.value)}
            className={tabStyle}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? panelId : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            disabled={tab.disabled}
            onClick={() => onValueChange(tab.value)}
            onKeyDown={(event) => moveByKey(event, tab.value)}
          >
            {tab.label}
            {tab.count !== undefined && <span className={tabCount}>{tab.count}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={panelId} aria-labelledby={tabId(value)} tabIndex={0} className={tabPanel}>
        {children}
      </div>
    </div>
  );
}
