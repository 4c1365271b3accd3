import { markValues } from '../../private/mark-values.tsx';
import { ClockIcon } from '../icon/icons/clock.tsx';
import { WarningIcon } from '../icon/icons/warning.tsx';
import { timeLeftText, timeLeftTone } from './time-left-text.ts';
import { timeLeftTones } from './time-left.css.ts';

export type TimeLeftProps = {
  /** The whole days until the deadline; 0 is today, negative is past. */
  readonly days: number;
  /** Replaces the default text: "Respond by Nov 28". */
  readonly children?: string;
};

/** Shows the time left, in a tone that becomes more urgent below seven and below three days. */
export function TimeLeft({ days, children = timeLeftText(days) }: TimeLeftProps) {
  const tone = timeLeftTone(days);
  return (
    <span className={timeLeftTones[tone]}>
      {tone === 'critical' ? <WarningIcon /> : <ClockIcon />}
      <span>{markValues(children)}</span>
    </span>
  );
}
