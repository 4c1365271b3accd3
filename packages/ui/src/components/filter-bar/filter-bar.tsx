import type { ReactNode, Ref } from 'react';
import { CloseIcon } from '../icon/icons/close.tsx';
import {
  bar,
  chip,
  edit,
  end as endStyle,
  filters,
  label as labelStyle,
  remove,
  status as statusStyle,
  value as valueStyle,
} from './filter-bar.css.ts';

export type FilterBarProps = {
  /** Names the group: "Filters". */
  readonly label: string;
  /** A `FilterChip` for each filter, then what adds one and what clears all. */
  readonly children: ReactNode;
  /** What was found, read aloud when it changes: "37 rows". */
  readonly status?: string;
  /** What else can be done with the list. */
  readonly end?: ReactNode;
};

/** What a list is narrowed to, above it. On a phone it is one line that is scrolled. */
export function FilterBar({ label, children, status = '', end }: FilterBarProps) {
  return (
    <div className={bar}>
      <div role="group" aria-label={label} className={filters}>
        {children}
      </div>
      <div className={endStyle}>
        <output className={statusStyle}>{status}</output>
        {end}
      </div>
    </div>
  );
}

export type FilterChipProps = {
  /** What is narrowed: "Status". */
  readonly label: string;
  /** To what: "Failed". */
  readonly value: string;
  /** What changes it is open. */
  readonly expanded?: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly removeLabel?: string;
  /** The button that edits: what changes the filter stands beside it. */
  readonly ref?: Ref<HTMLButtonElement>;
};

/** One filter that is on: pressed to be changed, with a button that takes it away. */
export function FilterChip({
  label,
  value,
  expanded = false,
  onEdit,
  onRemove,
  removeLabel = `Remove filter: ${label}`,
  ref,
}: FilterChipProps) {
  return (
    <span className={chip}>
      <button
        ref={ref}
        type="button"
        className={edit}
        aria-haspopup="dialog"
        aria-expanded={expanded}
        onClick={onEdit}
      >
        <span className={labelStyle}>{label}: </span>
        <span className={valueStyle}>{value}</span>
      </button>
      <button type="button" className={remove} aria-label={removeLabel} onClick={onRemove}>
        <CloseIcon size="small" />
      </button>
    </span>
  );
}
