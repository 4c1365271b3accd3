import { memo, useLayoutEffect, useRef, type RefObject, type SyntheticEvent } from 'react';
import { keepPlaced } from '../../private/keep-placed.ts';
import { noMatch, option as optionStyle, optionCode, panel } from './combobox.css.ts';
import type { ComboboxOption } from './matching-options.ts';
import { placePanel } from './panel-place.ts';

/** The id of an option's element: the field names the one it is at. */
export const optionId = (listId: string, { value }: ComboboxOption): string => `${listId}-${value}`;

type OptionListProps = {
  readonly id: string;
  readonly field: RefObject<HTMLElement | null>;
  readonly options: readonly ComboboxOption[];
  readonly value: string;
  readonly active: ComboboxOption | undefined;
  readonly noMatchText: string;
  readonly onPoint: (index: number) => void;
  readonly onChoose: (option: ComboboxOption) => void;
};

const placeOf = ({ target, currentTarget }: SyntheticEvent): number =>
  target instanceof Element
    ? [...currentTarget.children].findIndex((element) => element.contains(target))
    : -1;

/** The options that match, beside the field. */
export function OptionList({
  id,
  field,
  options,
  value,
  active,
  noMatchText,
  onPoint,
  onChoose,
}: OptionListProps) {
  const element = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const place = () => {
      if (element.current && field.current) placePanel(element.current, field.current);
    };
    element.current?.showPopover();
    return keepPlaced(place);
  }, [field]);

  const activeId = active && optionId(id, active);
  useLayoutEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const pointAt = (event: SyntheticEvent) => {
    const place = placeOf(event);
    if (place >= 0) onPoint(place);
  };
  const chooseAt = (event: SyntheticEvent) => {
    const option = options[placeOf(event)];
    if (option) onChoose(option);
  };

  return (
    <div ref={element} popover="manual" className={panel}>
      {/* The keys are pressed in the field, which has the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events */}
      <div
        role="listbox"
        id={id}
        aria-label="Options"
        tabIndex={-1}
        // The field keeps the focus, or leaving it would close the list before the click arrives.
        onMouseDown={(event) => event.preventDefault()}
        onPointerMove={pointAt}
        onClick={chooseAt}
      >
        {options.map((option) => (
          <Option
            key={option.value}
            id={optionId(id, option)}
            option={option}
            chosen={option.value === value}
            active={option === active}
          />
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

type OptionProps = {
  readonly id: string;
  readonly option: ComboboxOption;
  readonly chosen: boolean;
  readonly active: boolean;
};

// Of hundreds, a step by an arrow key or the pointer draws two anew: the one that is left and the one that is reached.
const Option = memo(({ id, option: { code, label }, chosen, active }: OptionProps) => (
  <div
    role="option"
    id={id}
    className={optionStyle}
    tabIndex={-1}
    aria-selected={chosen}
    data-active={active ? '' : undefined}
  >
    {code !== undefined && <span className={optionCode}>{code}</span>}
    {label}
  </div>
));
