import { useEffect, useState, type ReactNode } from 'react';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import { CheckIcon } from '../icon/icons/check.tsx';
import { CopyIcon } from '../icon/icons/copy.tsx';
import { WarningIcon } from '../icon/icons/warning.tsx';
import { copyable, copyableText, copyButton, notCopied } from './copy-button.css.ts';
import { copyText } from './copy-text.ts';

export type CopyButtonProps = {
  /** The text to copy. */
  readonly text: string;
  /** The accessible name: "Copy account ID". */
  readonly label: string;
  /** The time for which the outcome is shown, in milliseconds. Defaults to 2000. */
  readonly confirmationMs?: number;
};

type Outcome = { readonly isCopied: boolean };

/** Copies a text, then shows a check mark and announces "Copied", or shows "Not copied". */
export function CopyButton({ text, label, confirmationMs = 2000 }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  const copied = outcome?.isCopied === true;
  const failed = outcome?.isCopied === false;
  useEffect(() => {
    if (outcome === undefined) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), confirmationMs);
    return () => clearTimeout(timer);
  }, [outcome, confirmationMs]);
  const copy = async () => setOutcome({ isCopied: await copyText(text) });
  return (
    <>
      <button
        type="button"
        className={copyButton}
        aria-label={label}
        data-copied={copied ? '' : undefined}
        onClick={() => void copy()}
      >
        <OutcomeIcon outcome={outcome} />
      </button>
      <span role="status" className={failed ? notCopied : visuallyHidden}>
        {copied && <span>Copied</span>}
        {failed && <span>Not copied</span>}
      </span>
    </>
  );
}

function OutcomeIcon({ outcome }: { readonly outcome: Outcome | undefined }) {
  if (outcome === undefined) return <CopyIcon />;
  return outcome.isCopied ? <CheckIcon /> : <WarningIcon />;
}

export type CopyableProps = CopyButtonProps & { readonly children: ReactNode };

/** Shows a text with its copy button. The text is truncated, the button is not. */
export function Copyable({ children, ...button }: CopyableProps) {
  return (
    <span className={copyable}>
      <span className={copyableText} translate="no">
        {children}
      </span>
      <CopyButton {...button} />
    </span>
  );
}
