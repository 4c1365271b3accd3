import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import type { ComboboxOption } from './matching-options.ts';

type State = UseComboboxState<ComboboxOption>;

const { stateChangeTypes } = useCombobox;

const isCleared = ({ inputValue, highlightedIndex }: State): boolean =>
  inputValue.trim() === '' && highlightedIndex < 0;

/** Adjusts the state that Downshift derives from a key, a click or a blur. */
export function comboboxReducer(
  state: State,
  { type, changes }: UseComboboxStateChangeOptions<ComboboxOption>,
): Partial<State> {
  // Highlights the first match, so that Enter or Tab accepts it, or no option if the field is empty.
  if (type === stateChangeTypes.InputChange)
    return { ...changes, highlightedIndex: changes.inputValue?.trim() === '' ? -1 : 0 };
  // Leaves the list open and the typed text unchanged on a click, which only places the caret.
  if (type === stateChangeTypes.InputClick && state.isOpen) return state;
  // Restores the selection, which is undefined if a search has returned too few options for the highlighted
  // index.
  if (changes.selectedItem === undefined) return { ...changes, selectedItem: state.selectedItem };
  const isLeft = type === stateChangeTypes.InputBlur || type === stateChangeTypes.InputKeyDownEnter;
  return isLeft && isCleared(state) ? { ...changes, selectedItem: null } : changes;
}
