import type { ReactNode } from 'react';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import { CheckIcon } from '../icon/icons/check.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import {
  checklist,
  checklistDetail,
  checklistItem,
  checklistRow,
  checklistSign,
  checklistTitle,
  checklistWords,
} from './checklist.css.ts';

export type ChecklistProps = {
  /** The accessible name of the list: "What to send". */
  readonly label: string;
  /** Reserves the height of this many loading items. */
  readonly loadingItems?: number;
  /** `ChecklistItem`s. */
  readonly children?: ReactNode;
};

/** Things to collect or do, checked off when done. */
export function Checklist({ label, loadingItems = 0, children }: ChecklistProps) {
  return (
    <ul className={checklist} aria-label={label} aria-busy={loadingItems > 0}>
      {Array.from({ length: loadingItems }, (_item, index) => (
        <li key={index} className={checklistItem} aria-hidden="true">
          <span className={checklistSign.open} />
          <span className={checklistRow}>
            <Skeleton width={160} />
          </span>
        </li>
      ))}
      {children}
    </ul>
  );
}

export type ChecklistItemProps = {
  readonly title: string;
  /** Whether it is done already. */
  readonly state: 'done' | 'open';
  /** What it is, or where it came from. */
  readonly children?: ReactNode;
  /** One small button or link: "Attach". */
  readonly action?: ReactNode;
};

/** One item: its icon, its text, and its action. */
export function ChecklistItem({ title, state, children, action }: ChecklistItemProps) {
  return (
    <li className={checklistItem}>
      <span className={checklistSign[state]}>{state === 'done' && <CheckIcon size="small" />}</span>
      <div className={checklistRow}>
        <div className={checklistWords}>
          <p className={checklistTitle}>
            <span>{title}</span>
            <span className={visuallyHidden}>{`, ${state === 'done' ? 'done' : 'open'}`}</span>
          </p>
          {children && <div className={checklistDetail}>{children}</div>}
        </div>
        {action}
      </div>
    </li>
  );
}
