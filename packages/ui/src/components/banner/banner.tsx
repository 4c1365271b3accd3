import type { ReactNode } from 'react';
import { classNames } from '../../private/class-names.ts';
import { TextSlot } from '../../private/text-slot.tsx';
import { markValues } from '../../private/mark-values.tsx';
import { CheckCircleIcon } from '../icon/icons/check-circle.tsx';
import { CloseIcon } from '../icon/icons/close.tsx';
import { InfoIcon } from '../icon/icons/info.tsx';
import { WarningIcon } from '../icon/icons/warning.tsx';
import {
  banner,
  bannerAction,
  bannerContent,
  bannerDismiss,
  bannerIcon,
  bannerText,
  bannerTitle,
  bannerTone,
} from './banner.css.ts';

export type BannerProps = {
  readonly children: ReactNode;
  /** A short heading above the sentence. */
  readonly title?: string;
  readonly tone?: keyof typeof bannerTone;
  /** One button or link that fixes the problem or leads to it. */
  readonly action?: ReactNode;
  /** Makes the banner dismissible; the parent has to stop rendering the banner. */
  readonly onDismiss?: () => void;
  /** The accessible name of the dismiss button. */
  readonly dismissLabel?: string;
  /** Announces the banner to screen readers when it appears: an error immediately, anything else politely. */
  readonly announce?: boolean;
};

const icons = {
  info: InfoIcon,
  positive: CheckCircleIcon,
  caution: WarningIcon,
  critical: WarningIcon,
} as const;

/** Shows a message about the page or form below it. */
export function Banner({
  children,
  title,
  tone = 'info',
  action,
  onDismiss,
  dismissLabel = 'Dismiss',
  announce = false,
}: BannerProps) {
  const Sign = icons[tone];
  const role = tone === 'critical' ? 'alert' : 'status';
  return (
    <div className={classNames(banner, bannerTone[tone])} role={announce ? role : undefined}>
      <span className={bannerIcon}>
        <Sign />
      </span>
      <div className={bannerContent}>
        <div className={bannerText}>
          {title !== undefined && <p className={bannerTitle}>{markValues(title)}</p>}
          <TextSlot>{children}</TextSlot>
        </div>
        {action && <span className={bannerAction}>{action}</span>}
      </div>
      {onDismiss && (
        <button type="button" className={bannerDismiss} aria-label={dismissLabel} onClick={onDismiss}>
          <CloseIcon />
        </button>
      )}
    </div>
  );
}
