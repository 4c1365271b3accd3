import type { UseComboboxReturnValue } from 'downshift';
import { memo, useLayoutEffect, useRef, type RefObject } from 'react';
import { keepPositioned } from '../../private/keep-positioned.ts';
import { MiddleTruncate } from '../middle-truncate/middle-truncate.tsx';
import { noMatch, option as optionStyle, optionCode, panel } from './combobox.css.ts';
import type { ComboboxOption } from './matching-options.ts';
import { positionPanel } from './panel-position.ts';

type Getters = Pick<UseComboboxReturnValue<ComboboxOption>, 'getMenuProps' | 'getItemProps'>;

type OptionListProps = Getters & {
  readonly field: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly options: readonly ComboboxOption[];
  readonly chosen: ComboboxOption | null;
  readonly activeIndex: number;
  readonly noMatchText: string;
};

export function OptionList({
  field,
  isOpen,
  options,
  chosen,
  activeIndex,
  noMatchText,
  getMenuProps,
  getItemProps,
}: OptionListProps) {
  const element = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const list = element.current;
    if (!isOpen || !list) return undefined;
    list.showPopover();
    const stopPositioning = keepPositioned(() => {
      if (field.current) positionPanel(list, field.current);
    });
    return () => {
      stopPositioning();
      list.hidePopover();
    };
  }, [isOpen, field]);

  return (
    <div ref={element} popover="manual" className={panel}>
      <div {...getMenuProps()}>
        {isOpen &&
          options.map((option, index) => (
            <Option
              key={option.value}
              option={option}
              index={index}
              isChosen={option === chosen}
              isActive={index === activeIndex}
              getItemProps={getItemProps}
            />
          ))}
      </div>
      {isOpen && options.length === 0 && (
        // Hidden from screen readers, because the status next to the field announces the same text.
        <p className={noMatch} aria-hidden="true">
          {noMatchText}
        </p>
      )}
    </div>
  );
}

type OptionProps = Pick<Getters, 'getItemProps'> & {
  readonly option: ComboboxOption;
  readonly index: number;
  readonly isChosen: boolean;
  readonly isActive: boolean;
};

// Memoized, so that moving the highlight re-renders only two of hundreds of options.
const Option = memo(
  ({ option, index, isChosen, isActive, getItemProps }: OptionProps) => (
    <div
      {...getItemProps({ item: option, index })}
      className={optionStyle}
      aria-selected={isChosen}
      data-active={isActive ? '' : undefined}
    >
      {option.code !== undefined && <span className={optionCode}>{option.code}</span>}
      <span>{option.label}</span>
      {option.identifier !== undefined && <MiddleTruncate text={option.identifier} />}
    </div>
  ),
  // Ignores Downshift's getter: it is a new function on every render, but returns equal props while these
  // props are equal.
  (before, after) =>
    before.option === after.option &&
    before.index === after.index &&
    before.isChosen === after.isChosen &&
    before.isActive === after.isActive,
);
