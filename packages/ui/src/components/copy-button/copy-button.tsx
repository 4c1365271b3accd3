import { useEffect, useState, type ReactNode } from 'react';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import { CheckIcon } from '../icon/icons/check.tsx';
import { CopyIcon } from '../icon/icons/copy.tsx';
import { copyable, copyableText, copyButton } from './copy-button.css.ts';
import { writeClipboard } from './write-clipboard.ts';

export type CopyButtonProps = {
  /** What is put on the clipboard. */
  readonly text: string;
  /** "Copy account ID". */
  readonly label: string;
  /** How long the check mark is shown, in milliseconds. */
  readonly confirmationMs?: number;
};

/** Copies a text. For two seconds it shows a check mark, and "Copied" is announced. */
export function CopyButton({ text, label, confirmationMs = 2000 }: CopyButtonProps) {
  const [copiedCount, setCopiedCount] = useState(0);
  const copied = copiedCount > 0;
  useEffect(() => {
    if (copiedCount === 0) return undefined;
    const timer = setTimeout(() => setCopiedCount(0), confirmationMs);
    return () => clearTimeout(timer);
  }, [copiedCount, confirmationMs]);
  const copy = async () => {
    if (await writeClipboard(text)) setCopiedCount((count) => count + 1);
  };
  return (
    <>
      <button
        type="button"
        className={copyButton}
        aria-label={label}
        data-copied={copied ? '' : undefined}
        onClick={() => void copy()}
      >
        {copied ? <CheckIcon /> : <CopyIcon />}
      </button>
      <span role="status" className={visuallyHidden}>
        {copied && 'Copied'}
      </span>
    </>
  );
}

export type CopyableProps = CopyButtonProps & { readonly children: ReactNode };

/** A text with its copy button. The text is truncated, the button is not. */
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
