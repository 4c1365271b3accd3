import type { ReactNode } from 'react';
import { classNames } from '../../private/class-names.ts';
import { CheckCircleIcon } from '../icon/icons/check-circle.tsx';
import { InfoIcon } from '../icon/icons/info.tsx';
import { WarningIcon } from '../icon/icons/warning.tsx';
import { banner, bannerIcon, bannerText, bannerTone } from './banner.css.ts';

export type BannerProps = {
  readonly children: ReactNode;
  readonly tone?: keyof typeof bannerTone;
  /** Reads it aloud when it appears: an error at once, anything else when there is a pause. */
  readonly announce?: boolean;
};

const icons = {
  info: InfoIcon,
  positive: CheckCircleIcon,
  caution: WarningIcon,
  critical: WarningIcon,
} as const;

/** A sentence about the page or form below it. */
export function Banner({ children, tone = 'info', announce = false }: BannerProps) {
  const Sign = icons[tone];
  const role = tone === 'critical' ? 'alert' : 'status';
  return (
    <div className={classNames(banner, bannerTone[tone])} role={announce ? role : undefined}>
      <span className={bannerIcon}>
        <Sign />
      </span>
      <div className={bannerText}>{children}</div>
    </div>
  );
}
