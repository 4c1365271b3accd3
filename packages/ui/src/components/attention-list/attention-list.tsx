import type { ReactNode } from 'react';
import { markValues } from '../../private/mark-values.tsx';
import { ChevronRightIcon } from '../icon/icons/chevron-right.tsx';
import { Link } from '../link/link.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import {
  attentionAmount,
  attentionChevron,
  attentionIcon,
  attentionItem,
  attentionLink,
  attentionList,
  attentionRow,
  attentionTime,
  attentionTitle,
} from './attention-list.css.ts';

export type AttentionListProps = {
  /** The accessible name of the list. */
  readonly label: string;
  /** The number of loading rows to reserve space for. Defaults to 0. */
  readonly loadingRows?: number;
  /** `AttentionRow`s, the most urgent first. */
  readonly children?: ReactNode;
};

/** Lists items that need action, one line each. */
export function AttentionList({ label, loadingRows = 0, children }: AttentionListProps) {
  return (
    <ul className={attentionList} aria-label={label} aria-busy={loadingRows > 0}>
      {Array.from({ length: loadingRows }, (_row, index) => (
        <li key={index} className={attentionItem} aria-hidden="true">
          <span className={attentionRow}>
            <span />
            <Skeleton width={220} />
          </span>
        </li>
      ))}
      {children}
    </ul>
  );
}

export type AttentionRowProps = {
  readonly href: string;
  /** A medium icon for the kind of item: "<FlagIcon />". */
  readonly icon: ReactNode;
  /** The issue: "$73.20 disputed as fraudulent". */
  readonly title: string;
  /** The time left, or when it happened: "5 days left". */
  readonly time: string;
  /** The urgency; `timeLeftTone` computes it from the days left. */
  readonly tone?: keyof typeof attentionTime;
  /** The formatted amount. */
  readonly amount?: string | undefined;
};

/** Shows one item as a single link. On phones the time is below the text. */
export function AttentionRow({ href, icon, title, time, tone = 'info', amount }: AttentionRowProps) {
  return (
    <li className={attentionItem}>
      <Link href={href} className={attentionLink}>
        <span className={attentionIcon[tone]}>{icon}</span>
        <span className={attentionTitle}>{markValues(title)}</span>{' '}
        <span className={attentionTime[tone]}>{markValues(time)}</span>{' '}
        <span className={attentionAmount} translate="no">
          {amount}
        </span>
        <span className={attentionChevron}>
          <ChevronRightIcon />
        </span>
      </Link>
    </li>
  );
}
