import type { ReactNode } from 'react';
import { markValues } from '../../private/mark-values.tsx';
import {
  actions as actionsStyle,
  below,
  pageHeader,
  title as titleStyle,
  titleBox,
  titleRow,
} from './page-header.css.ts';

export type PageHeaderProps = {
  /** The page's h1: text, or a `Money` of size hero. */
  readonly title: ReactNode;
  /** Badges next to the title. */
  readonly badges?: ReactNode;
  /** A muted line below the title. */
  readonly detail?: ReactNode;
  /** Buttons at the right end, or a short muted text. */
  readonly actions?: ReactNode;
};

/** Shows the title of a page and the actions that concern the whole page. */
export function PageHeader({ title, badges, detail, actions }: PageHeaderProps) {
  return (
    <div className={pageHeader}>
      <div className={titleBox}>
        <div className={titleRow}>
          <h1 className={titleStyle}>{markValues(title)}</h1>
          {badges}
        </div>
        {detail && <p className={below}>{markValues(detail)}</p>}
      </div>
      {actions && <div className={actionsStyle}>{actions}</div>}
    </div>
  );
}
