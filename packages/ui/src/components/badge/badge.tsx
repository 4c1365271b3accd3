import type { ReactNode } from 'react';
import { classNames } from '../../private/class-names.ts';
import { TextSlot } from '../../private/text-slot.tsx';
import { markValues } from '../../private/mark-values.tsx';
import { badge, badgeTone } from './badge.css.ts';

/** The meaning of a badge's color. The badge's text has to express it as well. */
export type Tone = keyof typeof badgeTone;

export type BadgeProps = {
  /** One or two words, capitalized. */
  readonly children: ReactNode;
  readonly tone?: Tone;
  /** A small warning icon: "<WarningIcon size="small" />". */
  readonly icon?: ReactNode;
};

/** Shows a state as one or two words on a colored background. */
export function Badge({ children, tone = 'neutral', icon }: BadgeProps) {
  const className = classNames(badge, badgeTone[tone]);
  if (icon === undefined) return <span className={className}>{markValues(children)}</span>;
  return (
    <span className={className}>
      {icon}
      <TextSlot>{children}</TextSlot>
    </span>
  );
}
