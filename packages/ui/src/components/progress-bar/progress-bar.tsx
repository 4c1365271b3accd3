import { useId } from 'react';
import { classNames } from '../../private/class-names.ts';
import { markValues } from '../../private/mark-values.tsx';
import { Button } from '../button/button.tsx';
import {
  bar,
  barTone,
  passing,
  progress,
  progressHead,
  progressLabel,
  progressRow,
  progressValue,
  track,
  trackSize,
} from './progress-bar.css.ts';

export type ProgressBarProps = {
  /** The task in progress: "Preparing export". */
  readonly label: string;
  /** The completed share, from 0 to 1. Without it, the bar is indeterminate. */
  readonly value?: number;
  /** Text shown and announced instead of a percentage: "312,000 of 1,000,000 rows". */
  readonly valueText?: string;
  readonly tone?: keyof typeof barTone;
  readonly size?: keyof typeof trackSize;
  /** Adds a cancel button after the bar. */
  readonly onCancel?: () => void;
  readonly cancelLabel?: string;
};

const percentOf = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 100);

/** Shows the progress of a task that takes more than a moment. */
export function ProgressBar({
  label,
  value,
  valueText,
  tone = 'accent',
  size = 'medium',
  onCancel,
  cancelLabel = 'Cancel',
}: ProgressBarProps) {
  const labelId = useId();
  const percent = value === undefined ? undefined : percentOf(value);
  const words = valueText ?? (percent === undefined ? undefined : `${String(percent)} %`);
  return (
    <div className={progress}>
      <div className={progressHead}>
        <span id={labelId} className={progressLabel}>
          {markValues(label)}
        </span>
        {words !== undefined && <span className={progressValue}>{words}</span>}
      </div>
      <div className={progressRow}>
        <div
          role="progressbar"
          aria-labelledby={labelId}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          aria-valuetext={words}
          className={classNames(track, trackSize[size])}
        >
          <div
            className={classNames(bar, barTone[tone], percent === undefined && passing)}
            style={percent === undefined ? undefined : { width: `${String(percent)}%` }}
          />
        </div>
        {onCancel && (
          <Button size="small" variant="ghost" onClick={onCancel}>
            {cancelLabel}
          </Button>
        )}
      </div>
    </div>
  );
}
