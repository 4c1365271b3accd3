import type { ReactNode } from 'react';
import { markValues } from '../../private/mark-values.tsx';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import { CheckIcon } from '../icon/icons/check.tsx';
import { CloseIcon } from '../icon/icons/close.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { stepDetail, stepDot, stepState, stepTitle, timelineDirection } from './timeline.css.ts';

export type TimelineStepState = keyof typeof stepState;

export type TimelineProps = {
  readonly label: string;
  /** `across` for up to five steps, vertical on phones; `down` for a history of any length. */
  readonly direction?: keyof typeof timelineDirection;
  /** The number of loading steps to reserve space for, each with a title and a line. */
  readonly loadingSteps?: number;
  /** `TimelineStep`s in chronological order. */
  readonly children?: ReactNode;
};

/** Shows a sequence of events. */
export function Timeline({ label, direction = 'across', loadingSteps = 0, children }: TimelineProps) {
  return (
    <ol className={timelineDirection[direction]} aria-label={label} aria-busy={loadingSteps > 0}>
      {Array.from({ length: loadingSteps }, (_step, index) => (
        <li key={index} className={stepState.todo} aria-hidden="true">
          <span className={stepDot.loading} />
          <span className={stepTitle.todo}>
            <Skeleton width={72} />
          </span>
          <span className={stepDetail}>
            <Skeleton width={112} />
          </span>
        </li>
      ))}
      {children}
    </ol>
  );
}

export type TimelineStepProps = {
  readonly title: string;
  /** `expected` will happen at a known time, which is shown below it; `todo` may never happen. */
  readonly state: TimelineStepState;
  /** The time of the step, or a short description. */
  readonly children?: ReactNode;
};

const spoken = {
  done: 'done',
  current: 'in progress',
  failed: 'failed',
  todo: 'not reached',
  expected: 'expected',
} as const;

const dotIcon = (state: TimelineStepState): ReactNode => {
  switch (state) {
    case 'done':
      return <CheckIcon size="small" />;
    case 'failed':
      return <CloseIcon size="small" />;
    case 'current':
    case 'todo':
    case 'expected':
      return null;
  }
};

/** Shows one step: a dot, its name, and a line below. */
export function TimelineStep({ title, state, children }: TimelineStepProps) {
  return (
    <li className={stepState[state]} aria-current={state === 'current' ? 'step' : undefined}>
      <span className={stepDot[state]}>{dotIcon(state)}</span>
      <span className={stepTitle[state]}>
        <span>{markValues(title)}</span>
        <span className={visuallyHidden}>{`, ${spoken[state]}`}</span>
      </span>
      {children && <span className={stepDetail}>{markValues(children)}</span>}
    </li>
  );
}
