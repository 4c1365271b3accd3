import type { MouseEvent } from 'react';
import { PanelIcon } from '../icon/icons/panel.tsx';
import { previewButton } from './preview-button.css.ts';

type PreviewButtonProps = {
  /** The accessible name of the row's link. */
  readonly label: string;
  readonly isShown: boolean;
  /** The key that shows this row while its neighbor is shown. */
  readonly keyShortcut: 'j' | 'k' | undefined;
  readonly onToggle: () => void;
  readonly onIntent: (() => void) | undefined;
};

/** The focus stays on the row's link, so that Enter still opens the row. */
const focusRow = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest('tr')?.querySelector<HTMLElement>('a[data-row-link]')?.focus();

/** Shows a row beside the table. It appears where the pointer or the focus is. */
export function PreviewButton({ label, isShown, keyShortcut, onToggle, onIntent }: PreviewButtonProps) {
  return (
    <button
      type="button"
      className={previewButton}
      data-row-preview=""
      aria-label={`Preview ${label}`}
      aria-haspopup="dialog"
      aria-expanded={isShown}
      aria-keyshortcuts={keyShortcut}
      onFocus={onIntent}
      onPointerEnter={onIntent}
      onClick={(event) => {
        focusRow(event);
        onToggle();
      }}
    >
      <PanelIcon />
    </button>
  );
}
