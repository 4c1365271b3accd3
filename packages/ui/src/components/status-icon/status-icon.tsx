import type { ReactNode } from 'react';
import { TextSlot } from '../../private/text-slot.tsx';
import type { Tone } from '../badge/badge.tsx';
import { CheckCircleIcon } from '../icon/icons/check-circle.tsx';
import { ClockIcon } from '../icon/icons/clock.tsx';
import { InfoIcon } from '../icon/icons/info.tsx';
import { WarningIcon } from '../icon/icons/warning.tsx';
import { statusIcon, statusIconTone } from './status-icon.css.ts';

export type StatusIconProps = {
  /** The text next to the icon. */
  readonly children: ReactNode;
  readonly tone: Tone;
  /** Replaces the default icon of the tone, such as a check or a clock. */
  readonly icon?: ReactNode;
};

const toneIcon = (tone: Tone): ReactNode => {
  switch (tone) {
    case 'positive':
      return <CheckCircleIcon />;
    case 'caution':
      return <ClockIcon />;
    case 'critical':
      return <WarningIcon />;
    case 'info':
    case 'neutral':
      return <InfoIcon />;
  }
};

/** Shows a state as a word and an icon whose shape has the same meaning. */
export function StatusIcon({ children, tone, icon }: StatusIconProps) {
  return (
    <span className={statusIcon}>
      <span className={statusIconTone[tone]}>{icon ?? toneIcon(tone)}</span>
      <TextSlot>{children}</TextSlot>
    </span>
  );
}
