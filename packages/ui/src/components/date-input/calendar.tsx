import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../button/button.tsx';
import { ChevronLeftIcon } from '../icon/icons/chevron-left.tsx';
import { ChevronRightIcon } from '../icon/icons/chevron-right.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import {
  addDays,
  addMonths,
  dayOfMonth,
  isInRange,
  isSameMonth,
  longDate,
  monthTitle,
  nearestInRange,
  today,
  weekday,
  weeksOfMonth,
  type DayRange,
  type IsoDay,
} from './calendar-days.ts';
import {
  calendar,
  calendarFoot,
  calendarHead,
  day as dayStyle,
  dayCell,
  dayGrid,
  monthName,
  weekdayHead,
} from './calendar.css.ts';

export type CalendarProps = DayRange & {
  /** The selected day, if any. */
  readonly value: IsoDay | undefined;
  readonly onChoose: (day: IsoDay) => void;
};

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Returns the day that a key moves to; PageUp and PageDown move by months, with Shift by years. */
function dayAfterKey({ key, shiftKey }: KeyboardEvent, from: IsoDay): IsoDay | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(from, -1);
    case 'ArrowRight':
      return addDays(from, 1);
    case 'ArrowUp':
      return addDays(from, -7);
    case 'ArrowDown':
      return addDays(from, 7);
    case 'Home':
      return addDays(from, -weekday(from));
    case 'End':
      return addDays(from, 6 - weekday(from));
    case 'PageUp':
      return addMonths(from, shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(from, shiftKey ? 12 : 1);
    default:
      return undefined;
  }
}

/** Shows a month of days to choose from. Its tab stop starts on the selected day, or else on today. */
export function Calendar({ value, onChoose, min, max }: CalendarProps) {
  const titleId = useId();
  const range = { min, max };
  const now = today();
  const [at, setAt] = useState(() => nearestInRange(value ?? now, range));
  const grid = useRef<HTMLTableElement>(null);
  // True after a key in the grid, which then takes the focus; the buttons of the header retain the focus.
  const takesFocus = useRef(false);

  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });

  const isReachable = (months: number) => {
    const target = addMonths(at, months);
    return isSameMonth(nearestInRange(target, range), target);
  };
  const goBy = (months: number) => {
    if (isReachable(months)) setAt(nearestInRange(addMonths(at, months), range));
  };
  const moveByKey = (event: KeyboardEvent) => {
    const target = dayAfterKey(event, at);
    if (target === undefined) return;
    event.preventDefault();
    takesFocus.current = true;
    setAt(nearestInRange(target, range));
  };
  const choose = (day: IsoDay) => {
    if (isInRange(day, range)) onChoose(day);
  };

  return (
    <div className={calendar}>
      <div className={calendarHead}>
        <IconButton
          label="Previous month"
          variant="ghost"
          size="small"
          icon={<ChevronLeftIcon />}
          // Not disabled in HTML: the button would lose the focus when the first month is reached.
          aria-disabled={!isReachable(-1) || undefined}
          onClick={() => goBy(-1)}
        />
        <span id={titleId} className={monthName} aria-live="polite">
          {monthTitle(at)}
        </span>
        <IconButton
          label="Next month"
          variant="ghost"
          size="small"
          icon={<ChevronRightIcon />}
          aria-disabled={!isReachable(1) || undefined}
          onClick={() => goBy(1)}
        />
      </div>
      {/* Uses a table with the role of a grid, because the arrow keys move in it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role */}
      <table ref={grid} role="grid" aria-labelledby={titleId} className={dayGrid} onKeyDown={moveByKey}>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" abbr={name} className={weekdayHead}>
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(at).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} className={dayCell} aria-selected={day === value}>
                  <button
                    type="button"
                    className={dayStyle}
                    tabIndex={day === at ? 0 : -1}
                    aria-label={longDate(day)}
                    aria-current={day === now ? 'date' : undefined}
                    aria-disabled={!isInRange(day, range) || undefined}
                    data-outside={isSameMonth(day, at) ? undefined : ''}
                    onClick={() => choose(day)}
                  >
                    {dayOfMonth(day)}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={calendarFoot}>
        <Button variant="ghost" size="small" disabled={!isInRange(now, range)} onClick={() => choose(now)}>
          Today
        </Button>
      </div>
    </div>
  );
}
