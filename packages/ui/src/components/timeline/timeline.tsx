import type { ReactNode } from 'react';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import { CheckIcon } from '../icon/icons/check.tsx';
import { CloseIcon } from '../icon/icons/close.tsx';
import { stepDetail, stepDot, stepState, stepTitle, timelineDirection } from './timeline.css.ts';

export type TimelineStepState = keyof typeof stepState;

export type TimelineProps = {
  readonly label: string;
  /** `across` for up to five steps, on a phone upright; `down` for a history as long as it gets. */
  readonly direction?: keyof typeof timelineDirection;
  /** `TimelineStep`s, in the order of time. */
  readonly children: ReactNode;
};

/** What happened one after the other. */
export function Timeline({ label, direction = 'across', children }: TimelineProps) {
  return (
    <ol className={timelineDirection[direction]} aria-label={label}>
      {children}
    </ol>
  );
}

export type TimelineStepProps = {
  readonly title: string;
  readonly state: TimelineStepState;
  /** When it was, or what it says. */
  readonly children?: ReactNode;
};

const spoken = { done: 'done', current: 'in progress', failed: 'failed', todo: 'not reached' } as const;

const dotIcon = (state: TimelineStepState): ReactNode => {
  switch (state) {
    case 'done':
      return <CheckIcon size="small" />;
    case 'failed':
      return <CloseIcon size="small" />;
    case 'current':
    case 'todo':
      return null;
  }
};

/** One step: a dot, its name, and a line below. */
export function TimelineStep({ title, state, children }: TimelineStepProps) {
  return (
    <li className={stepState[state]} aria-current={state === 'current' ? 'step' : undefined}>
      <span className={stepDot[state]}>{dotIcon(state)}</span>
      <span className={stepTitle[state]}>
        {title}
        <span className={visuallyHidden}>, {spoken[state]}</span>
      </span>
      {children && <span className={stepDetail}>{children}</span>}
    </li>
  );
}
