import type { ReactNode } from 'react';
import { TextSlot } from '../../private/text-slot.tsx';
import type { Tone } from '../badge/badge.tsx';
import { CheckCircleIcon } from '../icon/icons/check-circle.tsx';
import { ClockIcon } from '../icon/icons/clock.tsx';
import { InfoIcon } from '../icon/icons/info.tsx';
import { WarningIcon } from '../icon/icons/warning.tsx';
import { statusIcon, statusIconTone } from './status-icon.css.ts';

export type StatusIconProps = {
  /** The text beside the icon. */
  readonly children: ReactNode;
  readonly tone: Tone;
  /** Defaults to the tone's own icon: a check, a clock, a warning. */
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

/** A state: a word beside an icon whose shape means the same. */
export function StatusIcon({ children, tone, icon }: StatusIconProps) {
  return (
    <span className={statusIcon}>
      <span className={statusIconTone[tone]}>{icon ?? toneIcon(tone)}</span>
      <TextSlot>{children}</TextSlot>
    </span>
  );
}
