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
  /** The number of loading items to reserve space for. Defaults to 0. */
  readonly loadingItems?: number;
  /** `ChecklistItem`s. */
  readonly children?: ReactNode;
};

/** Lists things to collect or do, checked off when done. */
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
  /** `done` shows a check mark. */
  readonly state: 'done' | 'open';
  /** A description of the item, or its source. */
  readonly children?: ReactNode;
  /** One small button or link: "Attach". */
  readonly action?: ReactNode;
};

/** Shows one item: its icon, its text, and its action. */
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
