import { lazy, Suspense, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { classNames } from '../../private/class-names.ts';
import { CalendarIcon } from '../icon/icons/calendar.tsx';
import { input, inputSize } from '../text-input/text-input.css.ts';
import { useControlAttributes, type TextInputProps } from '../text-input/text-input.tsx';
import { dayFromText, longDate, type DayRange, type IsoDay } from './calendar-days.ts';
import { calendarButton, dateInput, dateText } from './date-input.css.ts';

// Loads the calendar's code only when the calendar is about to open.
const loadCalendar = () => import('./calendar-popover.tsx');
const CalendarPopover = lazy(async () => ({ default: (await loadCalendar()).CalendarPopover }));

export type DateInputProps = DayRange &
  Pick<
    TextInputProps,
    'size' | 'name' | 'id' | 'required' | 'disabled' | 'aria-label' | 'aria-describedby'
  > & {
    /** The field's text: a day as "2026-11-21", or a part of it. The parent validates the text. */
    readonly value: string;
    readonly onValueChange: (value: string) => void;
    /** The accessible name of the calendar button. */
    readonly calendarLabel?: string;
    readonly ref?: Ref<HTMLInputElement>;
  };

/**
 * Asks for a day, typed as YYYY-MM-DD or picked from a calendar. Wrap it in a `Field`, which provides label,
 * help and error.
 */
export function DateInput({
  value,
  onValueChange,
  min,
  max,
  size = 'medium',
  calendarLabel = 'Choose a date',
  ...rest
}: DateInputProps) {
  const attributes = useControlAttributes(rest);
  const frame = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const chosen = dayFromText(value);
  const choose = (day: IsoDay) => {
    onValueChange(day);
    setIsOpen(false);
  };
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !event.altKey) return;
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <span ref={frame} className={dateInput}>
      <input
        {...rest}
        {...attributes}
        type="text"
        className={classNames(input, inputSize[size], dateText)}
        value={value}
        placeholder="YYYY-MM-DD"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        onKeyDown={openByKey}
      />
      <button
        ref={button}
        type="button"
        className={calendarButton}
        aria-label={chosen ? `${calendarLabel}, ${longDate(chosen)}` : calendarLabel}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={rest.disabled}
        onPointerEnter={() => void loadCalendar()}
        onFocus={() => void loadCalendar()}
        onClick={() => setIsOpen(!isOpen)}
      >
        <CalendarIcon />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <CalendarPopover
            label={calendarLabel}
            anchor={frame}
            opener={button}
            value={chosen}
            min={min}
            max={max}
            onChoose={choose}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </span>
  );
}
