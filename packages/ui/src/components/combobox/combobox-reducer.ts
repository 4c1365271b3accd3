import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import type { ComboboxOption } from './matching-options.ts';

type State = UseComboboxState<ComboboxOption>;

const { stateChangeTypes } = useCombobox;

const isCleared = ({ inputValue, highlightedIndex }: State): boolean =>
  inputValue.trim() === '' && highlightedIndex < 0;

/** What Downshift makes of a key, a click or a blur, where this combobox differs. */
export function comboboxReducer(
  state: State,
  { type, changes }: UseComboboxStateChangeOptions<ComboboxOption>,
): Partial<State> {
  // The first match is highlighted, so that Enter or Tab accepts it; deleted text matches nothing.
  if (type === stateChangeTypes.InputChange)
    return { ...changes, highlightedIndex: changes.inputValue?.trim() === '' ? -1 : 0 };
  // A click that places the caret must not close the list, and lose what is typed.
  if (type === stateChangeTypes.InputClick && state.isOpen) return state;
  // Options that come from a search may be fewer now than the highlighted index.
  if (changes.selectedItem === undefined) return { ...changes, selectedItem: state.selectedItem };
  const isLeft = type === stateChangeTypes.InputBlur || type === stateChangeTypes.InputKeyDownEnter;
  return isLeft && isCleared(state) ? { ...changes, selectedItem: null } : changes;
}
