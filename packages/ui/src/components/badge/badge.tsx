import type { ReactNode } from 'react';
import { classNames } from '../../private/class-names.ts';
import { TextSlot } from '../../private/text-slot.tsx';
import { markValues } from '../../private/mark-values.tsx';
import { badge, badgeTone } from './badge.css.ts';

/** What the color means. The text says it too. */
export type Tone = keyof typeof badgeTone;

export type BadgeProps = {
  /** One or two words, capitalized. */
  readonly children: ReactNode;
  readonly tone?: Tone;
  /** Only for a warning, at size small. */
  readonly icon?: ReactNode;
};

/** A state, in a word on a colored background. */
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
