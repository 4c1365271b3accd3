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
  /** The missing items: "No refunds yet". */
  readonly title: string;
  /** One more line of text. */
  readonly children?: ReactNode;
  /** A large icon for the kind of item: "<SlipIcon size="large" />". */
  readonly icon: ReactNode;
  /** The next step: a `Button` or a `LinkButton`. */
  readonly action?: ReactNode;
  /** A muted line below the action. */
  readonly note?: ReactNode;
  readonly tone?: keyof typeof iconTile;
  /**
   * `page` is a box for a whole page, `part` is the inside of a card.
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

/** Explains why a list or section is empty, and offers a next step. */
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
