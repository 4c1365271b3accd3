import type { ReactNode } from 'react';
import { classNames } from '../../private/class-names.ts';
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
  /** One line more. */
  readonly children?: ReactNode;
  /** At size large. */
  readonly icon: ReactNode;
  /** The one way on: a `Button` or a `LinkButton`. */
  readonly action?: ReactNode;
  readonly note?: ReactNode;
  readonly tone?: keyof typeof iconTile;
  /** A whole page's box, or the inside of a card. */
  readonly size?: keyof typeof emptyStateSize;
  readonly headingLevel?: 2 | 3;
  readonly role?: 'alert' | 'status';
};

/** Nothing here, and what to do about it. */
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
      <Heading className={emptyTitle}>{title}</Heading>
      {children && <p className={emptyText}>{children}</p>}
      {action && <div className={emptyAction}>{action}</div>}
      {note && <p className={emptyNote}>{note}</p>}
    </div>
  );
}
