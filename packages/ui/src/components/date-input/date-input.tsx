import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { classNames } from '../../private/class-names.ts';
import { useFloating } from '../../private/floating.ts';
import { CalendarIcon } from '../icon/icons/calendar.tsx';
import { input, inputSize } from '../text-input/text-input.css.ts';
import { useControlAttributes, type TextInputProps } from '../text-input/text-input.tsx';
import { dayFromText, type DayRange, type IsoDay } from './calendar-days.ts';
import { calendarButton, calendarPanel, dateInput, dateText } from './date-input.css.ts';

// Most dates are typed, and most forms are read without one: the calendar comes when it is about to be opened.
const loadCalendar = () => import('./calendar.tsx');
const Calendar = lazy(async () => ({ default: (await loadCalendar()).Calendar }));

export type DateInputProps = DayRange &
  Pick<
    TextInputProps,
    'size' | 'name' | 'id' | 'required' | 'disabled' | 'aria-label' | 'aria-describedby'
  > & {
    /** What is in the field: a day as "2026-11-21", or as much of one as has been typed. Its owner says what is wrong with it. */
    readonly value: string;
    readonly onValueChange: (value: string) => void;
    /** What the button beside the field is called. */
    readonly calendarLabel?: string;
    readonly ref?: Ref<HTMLInputElement>;
  };

/** A day, typed as YYYY-MM-DD or picked from a calendar. Its label, help and error come from the `Field` around it. */
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
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  const choose = (day: IsoDay) => {
    onValueChange(day);
    close();
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
        maxLength={10}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        onKeyDown={openByKey}
      />
      <button
        ref={button}
        type="button"
        className={calendarButton}
        aria-label={calendarLabel}
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
          <CalendarPanel
            label={calendarLabel}
            anchor={frame}
            value={dayFromText(value)}
            min={min}
            max={max}
            onChoose={choose}
            onEscape={close}
            onLeave={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </span>
  );
}

type CalendarPanelProps = DayRange & {
  readonly label: string;
  readonly anchor: { readonly current: HTMLElement | null };
  readonly value: IsoDay | undefined;
  readonly onChoose: (day: IsoDay) => void;
  readonly onEscape: () => void;
  readonly onLeave: () => void;
};

function CalendarPanel({ label, anchor, onEscape, onLeave, ...calendar }: CalendarPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useFloating({ floating: panel, anchor, isOpen: true, side: 'below', align: 'start' });
  usePressOutside(anchor, onLeave);

  const leave = ({ relatedTarget }: FocusEvent) => {
    // The window itself may have lost the focus, which is no reason to close.
    if (relatedTarget instanceof Node && !anchor.current?.contains(relatedTarget)) onLeave();
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onEscape();
  };
  return (
    // Escape is pressed on a day, which has the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={panel}
      popover="manual"
      role="dialog"
      aria-label={label}
      className={calendarPanel}
      onBlur={leave}
      onKeyDown={closeByKey}
    >
      <Calendar {...calendar} />
    </div>
  );
}

function usePressOutside(inside: { readonly current: HTMLElement | null }, onPress: () => void): void {
  useEffect(() => {
    const hear = ({ target }: PointerEvent) => {
      if (target instanceof Node && !inside.current?.contains(target)) onPress();
    };
    document.addEventListener('pointerdown', hear);
    return () => document.removeEventListener('pointerdown', hear);
  }, [inside, onPress]);
}
