import type { MouseEvent } from 'react';
import { PanelIcon } from '../icon/icons/panel.tsx';
import { previewButton } from './preview-button.css.ts';

type PreviewButtonProps = {
  /** The accessible name of the row's link. */
  readonly label: string;
  readonly isShown: boolean;
  /** The key that previews this row while the row before or after it is shown. */
  readonly keyShortcut: 'j' | 'k' | undefined;
  readonly onToggle: () => void;
  readonly onIntent: (() => void) | undefined;
};

/** Moves the focus to the row's link, so that Enter opens the row. */
const focusRow = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest('tr')?.querySelector<HTMLElement>('a[data-row-link]')?.focus();

/** Previews a row next to the table. The button appears on the row that the pointer or the focus is on. */
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
