import type { ReactNode } from 'react';
import { classNames } from '../../private/class-names.ts';
import { TextSlot } from '../../private/text-slot.tsx';
import { markValues } from '../../private/mark-values.tsx';
import { badge, badgeTone } from './badge.css.ts';

/** The meaning of the color, which the text repeats. */
export type Tone = keyof typeof badgeTone;

export type BadgeProps = {
  /** One or two words, capitalized. */
  readonly children: ReactNode;
  readonly tone?: Tone;
  /** An icon of size small. Only for a warning. */
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
