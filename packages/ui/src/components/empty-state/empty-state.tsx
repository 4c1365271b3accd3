import type { ReactNode } from 'react';
import { classNames } from '../../private/class-names.ts';
import { markValues } from '../../private/mark-values.tsx';
import {
  emptyAction,
  emptyNote,
  emptyState,
  emptyStateSize,
  emptyText,
  emptyTitle,
  iconTile,
} from './empty-state.css.ts';

export type EmptyStateProps = {
  /** What is missing: "No refunds yet". */
  readonly title: string;
  /** One more line. */
  readonly children?: ReactNode;
  /** Only at size large. */
  readonly icon: ReactNode;
  /** The one next step: a `Button` or a `LinkButton`. */
  readonly action?: ReactNode;
  /** A muted line below the action. */
  readonly note?: ReactNode;
  readonly tone?: keyof typeof iconTile;
  /**
   * A box for a whole page, or the inside of a card.
   *
   * @default 'page'
   */
  readonly size?: keyof typeof emptyStateSize;
  /**
   * The level of the heading in the page’s outline; it doesn’t change the look.
   *
   * @default 2
   */
  readonly headingLevel?: 2 | 3;
  readonly role?: 'alert' | 'status';
};

/** Says that there is nothing yet, and what to do about it. */
export function EmptyState({
  title,
  children,
  icon,
  action,
  note,
  tone = 'neutral',
  size = 'page',
  headingLevel = 2,
  role,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classNames(emptyState, emptyStateSize[size])} role={role}>
      <span className={iconTile[tone]}>{icon}</span>
      <Heading className={emptyTitle}>{markValues(title)}</Heading>
      {children && <p className={emptyText}>{markValues(children)}</p>}
      {action && <div className={emptyAction}>{action}</div>}
      {note && <p className={emptyNote}>{markValues(note)}</p>}
    </div>
  );
}
