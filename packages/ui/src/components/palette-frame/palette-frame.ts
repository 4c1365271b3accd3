import { frameBox, frameField, paletteFrame } from './palette-frame.css.ts';

/** The caret's position, or the range of the selected text. */
export type FieldSelection = readonly [start: number | null, end: number | null];

export type PaletteFrame = {
  /** Removes the frame and returns the focus to the element that had it before. */
  readonly close: () => FieldSelection;
};

export type PaletteFrameOptions = {
  /** The accessible name, the same as the palette's. */
  readonly label: string;
  readonly placeholder: string;
  readonly onType: (text: string) => void;
  /** Called on Escape and on a click outside. */
  readonly onCancel: () => void;
};

/**
 * Opens the field of a `CommandPalette` synchronously, without React or Radix, so that letters typed right
 * after the shortcut reach the field and nothing else on the page.
 *
 * @example const frame = openPaletteFrame(document, { label: 'Search', placeholder: 'Name', onType, onCancel
 * });
 */
export const openPaletteFrame = (
  page: Document,
  { label, placeholder, onType, onCancel }: PaletteFrameOptions,
): PaletteFrame => {
  const dialog = page.createElement('dialog');
  const box = page.createElement('div');
  const field = page.createElement('input');
  Object.assign(dialog, { className: paletteFrame, ariaLabel: label, ariaModal: 'true' });
  box.className = frameBox;
  Object.assign(field, {
    className: frameField,
    placeholder,
    autocomplete: 'off',
    spellcheck: false,
    role: 'combobox',
    ariaLabel: label,
    ariaAutoComplete: 'list',
    ariaExpanded: 'false',
  });
  field.addEventListener('input', () => onType(field.value));
  dialog.addEventListener('cancel', onCancel);
  dialog.addEventListener('keydown', (event) => {
    if (event.isComposing || (event.key !== 'Escape' && event.key !== 'Tab')) return;
    event.preventDefault();
    if (event.key === 'Escape') onCancel();
  });
  dialog.addEventListener('pointerdown', ({ target }) => {
    if (target === dialog) onCancel();
  });
  box.append(field);
  dialog.append(box);
  // An open dialog or menu, such as the slide-over menu, would take the focus back if it were not inert.
  // Otherwise nothing becomes inert, which would recalculate the style of the whole page twice.
  const open = page.activeElement?.closest('[role="dialog"], [role="menu"]');
  page.body.append(dialog);
  if (open) dialog.showModal();
  else dialog.show();
  field.focus();
  return {
    close: () => {
      const selection = [field.selectionStart, field.selectionEnd] as const;
      dialog.close();
      dialog.remove();
      return selection;
    },
  };
};
