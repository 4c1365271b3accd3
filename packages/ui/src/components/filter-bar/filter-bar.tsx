import { useRef, type AriaAttributes, type ReactNode, type Ref } from 'react';
import { markValues } from '../../private/mark-values.tsx';
import type { IntentHandlers } from '../button/button.tsx';
import { CloseIcon } from '../icon/icons/close.tsx';
import { PlusIcon } from '../icon/icons/plus.tsx';
import {
  bar,
  chip,
  edit,
  end as endStyle,
  filters,
  label as labelStyle,
  line,
  offered,
  remove,
  status as statusStyle,
  summary as summaryStyle,
  value as valueStyle,
} from './filter-bar.css.ts';

export type FilterBarProps = {
  /** The accessible name of the group: "Filters". */
  readonly label: string;
  /** A `FilterChip` per filter, then the buttons that add a filter and clear all. */
  readonly children: ReactNode;
  /** The result, announced when it changes: "37 rows". */
  readonly status?: string;
  /** A `SummaryLine`. On a phone it is below the filters. */
  readonly summary?: ReactNode;
  /** Other actions on the list, at the end of the bar. */
  readonly end?: ReactNode;
};

// Scrolls the whole element into view; by default a browser only reveals its edge.
const reveal = (target: Element) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** Shows the filters of a list above it. On a phone they are one line, scrolled within the list's width. */
export function FilterBar({ label, children, status = '', summary, end }: FilterBarProps) {
  return (
    <div className={bar} onFocus={({ target }) => reveal(target)}>
      <div className={line}>
        <div role="group" aria-label={label} className={filters}>
          {children}
        </div>
        <output className={statusStyle}>{markValues(status)}</output>
        {end && <div className={endStyle}>{end}</div>}
      </div>
      {summary && <div className={summaryStyle}>{markValues(summary)}</div>}
    </div>
  );
}

export type FilterChipProps = {
  /** The field: "Status". */
  readonly label: string;
  /** The value: "Failed". Without it, the chip is an outline that offers the filter. */
  readonly value?: string | undefined;
  /** True while the filter's editor is open. */
  readonly expanded?: boolean;
  /** Called when the user presses the filter to edit it. */
  readonly onEdit: () => void;
  /** Called when the user removes the value. Required if a value can be chosen. */
  readonly onRemove?: () => void;
  /** The accessible name of the remove button. */
  readonly removeLabel?: string;
  /** The button that edits the filter, as an anchor for its editor. */
  readonly ref?: Ref<HTMLButtonElement>;
  /** The keyboard shortcut that edits the filter, if the application has one. */
  readonly 'aria-keyshortcuts'?: AriaAttributes['aria-keyshortcuts'];
} & IntentHandlers;

/** Offers a filter. Press it to choose a value; with a value it is filled and can be removed. */
export function FilterChip({
  label,
  value,
  expanded = false,
  onEdit,
  onRemove,
  removeLabel = `Remove filter: ${label}`,
  ref,
  ...rest
}: FilterChipProps) {
  const chipElement = useRef<HTMLSpanElement>(null);
  // Moves the focus to the chip, because the remove button disappears with the value.
  const removeValue = () => {
    chipElement.current?.querySelector('button')?.focus();
    onRemove?.();
  };
  return (
    <span ref={chipElement} className={value === undefined ? undefined : chip}>
      <button
        {...rest}
        ref={ref}
        type="button"
        className={value === undefined ? offered : edit}
        aria-haspopup="dialog"
        aria-expanded={expanded}
        onClick={onEdit}
      >
        {value === undefined ? (
          <>
            <PlusIcon size="small" />
            <span>{markValues(label)}</span>
          </>
        ) : (
          <>
            <span className={labelStyle}>{`${label}: `}</span>
            <span className={valueStyle}>{markValues(value)}</span>
          </>
        )}
      </button>
      {value !== undefined && onRemove && (
        <button type="button" className={remove} aria-label={removeLabel} onClick={removeValue}>
          <CloseIcon size="small" />
        </button>
      )}
    </span>
  );
}
