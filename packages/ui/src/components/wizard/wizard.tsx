import { useEffect, useId, useRef, type FormEvent, type ReactNode } from 'react';
import { TextSlot } from '../../private/text-slot.tsx';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import { Button, type ButtonProps } from '../button/button.tsx';
import { CheckIcon } from '../icon/icons/check.tsx';
import { WarningIcon } from '../icon/icons/warning.tsx';
import {
  footGap,
  step as stepStyle,
  stepBody,
  stepDetail,
  stepFoot,
  stepLabel,
  stepList,
  stepSign,
  stepTitle,
  stepWords,
  wizard,
} from './wizard.css.ts';

export type WizardStep<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  /** A line below the label. */
  readonly detail?: string;
  /** The step's status. `invalid` means that the step contains an error. */
  readonly state?: 'done' | 'invalid';
  /** True for a step that is not available yet. */
  readonly disabled?: boolean;
};

export type WizardProps<Value extends string> = {
  /** The accessible name of the list of steps. */
  readonly label: string;
  /** The steps, at least two. */
  readonly steps: readonly WizardStep<Value>[];
  readonly value: Value;
  /** Called when the user requests another step. The parent validates and switches, or shows errors and stays. */
  readonly onStepChange: (to: Value) => void;
  /** Called by the last step's button, and by Enter in one of its fields. */
  readonly onFinish: () => void;
  /** Disables the last step’s button. `aria-describedby` is the ID of the element with the reason. */
  readonly finishControl?: Pick<ButtonProps, 'disabled' | 'focusableWhenDisabled' | 'aria-describedby'>;
  /** True while the final action is in progress. */
  readonly busy?: boolean;
  /** The label of the back button. */
  readonly previousLabel?: string;
  /** The label of the button to the next step. */
  readonly nextLabel?: string;
  /** The label of the last step’s button. */
  readonly finishLabel?: string;
  /** The fields of the current step. */
  readonly children: ReactNode;
};

/** Shows a form in steps, with a list of buttons that lead to each step. The parent validates. */
export function Wizard<Value extends string>({
  label,
  steps,
  value,
  onStepChange,
  onFinish,
  finishControl,
  busy = false,
  previousLabel = 'Previous',
  nextLabel = 'Next',
  finishLabel = 'Finish',
  children,
}: WizardProps<Value>) {
  const currentIndex = steps.findIndex((step) => step.value === value);
  const current = steps[currentIndex];
  const previous = steps[currentIndex - 1];
  const next = steps[currentIndex + 1];
  const { titleId, title } = useFocusOnStep(value);

  const goOn = (event: FormEvent) => {
    event.preventDefault();
    // Stops the event: even from a dialog, it bubbles through React to a form that contains the dialog.
    event.stopPropagation();
    if (busy) return;
    if (next) onStepChange(next.value);
    else onFinish();
  };
  return (
    <div className={wizard}>
      <ol className={stepList} aria-label={label}>
        {steps.map((step, index) => (
          <li key={step.value}>
            <Step step={step} number={index + 1} isCurrent={index === currentIndex} onChoose={onStepChange} />
          </li>
        ))}
      </ol>
      <form className={stepBody} aria-labelledby={titleId} noValidate onSubmit={goOn}>
        <h2 ref={title} id={titleId} className={stepTitle} tabIndex={-1}>
          <span>{current?.label}</span>
          <span className={visuallyHidden}>{`, step ${currentIndex + 1} of ${steps.length}`}</span>
        </h2>
        <TextSlot>{children}</TextSlot>
        <div className={stepFoot}>
          {previous ? (
            <Button disabled={busy} onClick={() => onStepChange(previous.value)}>
              {previousLabel}
            </Button>
          ) : (
            <span className={footGap} />
          )}
          <Button type="submit" variant="primary" busy={busy} {...(!next && finishControl)}>
            {next ? nextLabel : finishLabel}
          </Button>
        </div>
      </form>
    </div>
  );
}

/**
 * Focuses the title of a new step, so that a screen reader continues there; the first step does not take the
 * focus.
 */
function useFocusOnStep(value: string) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    title.current?.focus();
  }, [value]);
  return { titleId, title };
}

type StepProps<Value extends string> = {
  readonly step: WizardStep<Value>;
  readonly number: number;
  readonly isCurrent: boolean;
  readonly onChoose: (value: Value) => void;
};

const spoken = { done: ', done', invalid: ', needs attention' } as const;

function Step<Value extends string>({ step, number, isCurrent, onChoose }: StepProps<Value>) {
  const look = isCurrent && step.state !== 'invalid' ? 'current' : (step.state ?? 'todo');
  return (
    <button
      type="button"
      className={stepStyle}
      aria-current={isCurrent ? 'step' : undefined}
      disabled={step.disabled}
      onClick={() => onChoose(step.value)}
    >
      <span className={stepSign[look]} aria-hidden="true">
        <StepSign look={look} number={number} />
      </span>
      <span className={stepWords}>
        <span className={stepLabel}>
          <span>{step.label}</span>
          {step.state && <span className={visuallyHidden}>{spoken[step.state]}</span>}
        </span>
        {step.detail !== undefined && <span className={stepDetail}>{step.detail}</span>}
      </span>
    </button>
  );
}

function StepSign({ look, number }: { readonly look: keyof typeof stepSign; readonly number: number }) {
  switch (look) {
    case 'done':
      return <CheckIcon size="small" />;
    case 'invalid':
      return <WarningIcon size="small" />;
    case 'current':
    case 'todo':
      return <span>{number}</span>;
  }
}
