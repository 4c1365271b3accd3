import { useId, useMemo, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { classNames } from '../../private/class-names.ts';
import { SearchIcon } from '../icon/icons/search.tsx';
import { chevron as iconPlace } from '../select/select.css.ts';
import { input, inputSize } from '../text-input/text-input.css.ts';
import { useControlAttributes } from '../text-input/text-input.tsx';
import { box, combobox } from './combobox.css.ts';
import { matchingOptions, optionText, type ComboboxOption } from './matching-options.ts';
import { OptionList, optionId } from './option-list.tsx';

export type ComboboxProps = {
  readonly options: readonly ComboboxOption[];
  /** The chosen option's value; empty while none is. */
  readonly value: string;
  /** Hears the value of an option, or an empty text where the person has emptied the field. */
  readonly onValueChange: (value: string) => void;
  /** Hears what is being typed, where the options come from a search elsewhere. An empty text once the list is closed. */
  readonly onTextChange?: (text: string) => void;
  /** What the list says when no option has the typed words in it. */
  readonly noMatchText?: string;
  readonly size?: keyof typeof inputSize;
  readonly name?: string;
  readonly id?: string;
  readonly placeholder?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
};

/** One of many options, found by typing a part of it. Its label, help and error come from the `Field` around it. */
export function Combobox({
  options,
  value,
  onValueChange,
  onTextChange,
  noMatchText = 'Nothing found',
  size = 'medium',
  ...rest
}: ComboboxProps) {
  const attributes = useControlAttributes(rest);
  const listId = useId();
  const frame = useRef<HTMLSpanElement>(null);
  // Undefined while the field shows what is chosen.
  const [typed, setTyped] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(0);

  const chosen = options.find((option) => option.value === value);
  // The compiler would keep it together with what follows, and search anew for every step through the list.
  const matches = useMemo(() => matchingOptions(options, typed ?? ''), [options, typed]);
  const active = isOpen ? matches[activeIndex] : undefined;

  const open = () => {
    setIsOpen(true);
    setActiveIndex(
      Math.max(
        0,
        matches.findIndex((option) => option.value === value),
      ),
    );
  };
  const close = () => {
    setIsOpen(false);
    setTyped(undefined);
    onTextChange?.('');
  };
  const choose = (option: ComboboxOption) => {
    if (option.value !== value) onValueChange(option.value);
    close();
  };

  const move = (by: 1 | -1) => {
    if (isOpen) setActiveIndex((activeIndex + by + matches.length) % Math.max(1, matches.length));
    else open();
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && active) choose(active);
    else if (event.key === 'Escape' && isOpen) close();
    else return;
    // Enter would send the form, and the arrows would move the caret.
    event.preventDefault();
  };

  const leave = () => {
    if (typed?.trim() === '' && value !== '') onValueChange('');
    close();
  };

  return (
    <span ref={frame} className={combobox}>
      <input
        {...rest}
        {...attributes}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={isOpen && matches.length > 0}
        aria-controls={listId}
        aria-activedescendant={active && optionId(listId, active)}
        className={classNames(input, inputSize[size], box)}
        value={typed ?? (chosen ? optionText(chosen) : '')}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onTextChange?.(event.currentTarget.value);
          setActiveIndex(0);
          setIsOpen(true);
        }}
        onFocus={(event) => event.currentTarget.select()}
        onClick={open}
        onKeyDown={pressKey}
        onBlur={leave}
      />
      <span className={iconPlace}>
        <SearchIcon />
      </span>
      {isOpen && (
        <OptionList
          id={listId}
          field={frame}
          options={matches}
          value={value}
          active={active}
          noMatchText={noMatchText}
          onPoint={setActiveIndex}
          onChoose={choose}
        />
      )}
    </span>
  );
}
