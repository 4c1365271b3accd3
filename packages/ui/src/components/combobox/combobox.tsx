import { useCombobox } from 'downshift';
import { useContext, useId, useMemo, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import { classNames } from '../../private/class-names.ts';
import { isComposing } from '../../private/is-composing.ts';
import { FieldContext } from '../field/field-context.ts';
import { SearchIcon } from '../icon/icons/search.tsx';
import { chevron as chevronSlot } from '../select/select.css.ts';
import { input, inputSize } from '../text-input/text-input.css.ts';
import { useControlAttributes } from '../text-input/text-input.tsx';
import { comboboxReducer } from './combobox-reducer.ts';
import { box, combobox } from './combobox.css.ts';
import { matchingOptions, optionText, type ComboboxOption } from './matching-options.ts';
import { OptionList } from './option-list.tsx';

export type ComboboxProps = {
  readonly options: readonly ComboboxOption[];
  /** The selected option's value; empty if no option is selected. */
  readonly value: string;
  /** Receives the value of an option, or '' when the user cleared the field. */
  readonly onValueChange: (value: string) => void;
  /** Receives the typed text, for options that are searched elsewhere; '' once the list closes. */
  readonly onTextChange?: (text: string) => void;
  /** Shown when no option matches. */
  readonly noMatchText?: string;
  readonly size?: keyof typeof inputSize;
  readonly name?: string;
  readonly id?: string;
  readonly placeholder?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
};

const textOf = (option: ComboboxOption | null): string => (option ? optionText(option) : '');

const countText = (count: number): string => (count === 1 ? '1 option' : `${String(count)} options`);

/**
 * Selects one of many options, found by typing. Wrap it in a `Field`, which provides label, help and error.
 * For up to about ten options, use `Select`.
 */
export function Combobox({
  options,
  value,
  onValueChange,
  onTextChange,
  noMatchText = 'Nothing found',
  size = 'medium',
  ref,
  ...rest
}: ComboboxProps) {
  const attributes = useControlAttributes(rest);
  const labelId = useContext(FieldContext)?.labelId;
  const ownId = useId();
  const inputId = attributes.id ?? ownId;
  const frame = useRef<HTMLSpanElement>(null);
  // Undefined while the field shows the selected option.
  const [typed, setTyped] = useState<string>();
  // Memoized by hand: the compiler would merge it with the code below, and search again whenever the
  // highlight moves.
  const matches = useMemo(() => matchingOptions(options, typed ?? ''), [options, typed]);
  const chosen = options.find((option) => option.value === value) ?? null;

  // Renders a selection before the next key or click. Downshift reports it in an effect, whose updates React
  // renders in a later task: a change of another field in between would restore the form without it.
  const report = (next: string) => queueMicrotask(() => flushSync(() => onValueChange(next)));

  const { isOpen, highlightedIndex, setHighlightedIndex, getInputProps, getMenuProps, getItemProps } =
    useCombobox({
      items: matches,
      itemToString: textOf,
      itemToKey: (option) => option?.value,
      selectedItem: chosen,
      inputValue: typed ?? textOf(chosen),
      inputId,
      ...(labelId !== undefined && { labelId }),
      scrollIntoView: (option) => option?.scrollIntoView({ block: 'nearest' }),
      stateReducer: comboboxReducer,
      onSelectedItemChange: ({ selectedItem }) => report(selectedItem?.value ?? ''),
      onIsOpenChange: (change) => {
        if (change.isOpen) return;
        setTyped(undefined);
        onTextChange?.('');
      },
    });

  const pressKey = ({ key, nativeEvent }: KeyboardEvent) => {
    // Leaves the keys of a composition to the input method, and Escape in a closed field to the dialog around
    // it.
    if (isComposing(nativeEvent) || (key === 'Escape' && !isOpen))
      Object.assign(nativeEvent, { preventDownshiftDefault: true });
    // Clears the highlight, because the arrows now move in the text.
    else if (key === 'ArrowLeft' || key === 'ArrowRight') setHighlightedIndex(-1);
  };

  return (
    <span ref={frame} className={combobox}>
      <input
        // Passes on Downshift's ref, which is not read during rendering.
        // oxlint-disable-next-line react/refs
        {...getInputProps({
          ...rest,
          ...attributes,
          id: inputId,
          ref,
          spellCheck: false,
          'aria-expanded': isOpen && matches.length > 0,
          ...(highlightedIndex >= matches.length && { 'aria-activedescendant': undefined }),
          onKeyDown: pressKey,
          onFocus: (event) => event.currentTarget.select(),
          onChange: (event) => {
            setTyped(event.currentTarget.value);
            onTextChange?.(event.currentTarget.value);
          },
        })}
        type="text"
        className={classNames(input, inputSize[size], box)}
      />
      <span className={chevronSlot}>
        <SearchIcon />
      </span>
      {/* Always rendered: a region inserted together with its text is not announced. */}
      <span role="status" className={visuallyHidden}>
        {isOpen && (matches.length === 0 ? noMatchText : countText(matches.length))}
      </span>
      <OptionList
        field={frame}
        isOpen={isOpen}
        options={matches}
        chosen={chosen}
        activeIndex={highlightedIndex}
        noMatchText={noMatchText}
        getMenuProps={getMenuProps}
        getItemProps={getItemProps}
      />
    </span>
  );
}
