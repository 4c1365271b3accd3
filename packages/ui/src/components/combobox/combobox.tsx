import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type Ref,
  type RefObject,
} from 'react';
import { classNames } from '../../private/class-names.ts';
import { SearchIcon } from '../icon/icons/search.tsx';
import { chevron as iconPlace } from '../select/select.css.ts';
import { input, inputSize } from '../text-input/text-input.css.ts';
import { useControlAttributes } from '../text-input/text-input.tsx';
import { box, combobox, noMatch, option as optionStyle, optionCode, panel } from './combobox.css.ts';
import { matchingOptions, optionText, type ComboboxOption } from './matching-options.ts';
import { placePanel } from './panel-place.ts';

export type ComboboxProps = {
  readonly options: readonly ComboboxOption[];
  /** The chosen option's value; empty while none is. */
  readonly value: string;
  /** Hears the value of an option, or an empty text where the person has emptied the field. */
  readonly onValueChange: (value: string) => void;
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
  const matches = matchingOptions(options, typed ?? '');
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
        <Panel
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

const optionId = (listId: string, { value }: ComboboxOption): string => `${listId}-${value}`;

type PanelProps = {
  readonly id: string;
  readonly field: RefObject<HTMLElement | null>;
  readonly options: readonly ComboboxOption[];
  readonly value: string;
  readonly active: ComboboxOption | undefined;
  readonly noMatchText: string;
  readonly onPoint: (index: number) => void;
  readonly onChoose: (option: ComboboxOption) => void;
};

function Panel({ id, field, options, value, active, noMatchText, onPoint, onChoose }: PanelProps) {
  const element = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const place = () => {
      if (element.current && field.current) placePanel(element.current, field.current);
    };
    element.current?.showPopover();
    place();
    // Capture hears every scroller, not the page's alone.
    window.addEventListener('scroll', place, true);
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, true);
      window.removeEventListener('resize', place);
    };
  }, [field]);

  const activeId = active && optionId(id, active);
  useLayoutEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  return (
    <div ref={element} popover="manual" className={panel}>
      <div role="listbox" id={id} aria-label="Options">
        {options.map((option, index) => (
          // The keys are pressed in the field, which has the focus.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={option.value}
            role="option"
            id={optionId(id, option)}
            className={optionStyle}
            tabIndex={-1}
            aria-selected={option.value === value}
            data-active={option === active ? '' : undefined}
            // The field keeps the focus, or leaving it would close the list before the click arrives.
            onMouseDown={(event) => event.preventDefault()}
            onPointerMove={() => onPoint(index)}
            onClick={() => onChoose(option)}
          >
            {option.code !== undefined && <span className={optionCode}>{option.code}</span>}
            {option.label}
          </div>
        ))}
      </div>
      {options.length === 0 && (
        <p role="status" className={noMatch}>
          {noMatchText}
        </p>
      )}
    </div>
  );
}
