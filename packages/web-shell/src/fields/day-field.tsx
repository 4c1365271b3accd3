import { isCalendarDate } from '@tillbook/domain';
import { DateInput, Field } from '@tillbook/ui';
import { useState } from 'react';

export type DayFieldProps = {
  readonly label: string;
  /** The selected day: `2026-11-21`. */
  readonly day: string | undefined;
  readonly onDay: (day: string | undefined) => void;
};

/** Shows a date field that reports a complete day, or undefined once it is empty. */
export function DayField({ label, day = '', onDay }: DayFieldProps) {
  const [text, setText] = useState(day);
  const [shownDay, setShownDay] = useState(day);
  if (day !== shownDay) {
    setShownDay(day);
    setText(day);
  }
  const type = (typed: string) => {
    setText(typed);
    if (typed === '' || isCalendarDate(typed)) onDay(typed === '' ? undefined : typed);
  };
  return (
    <Field label={label}>
      <DateInput value={text} onValueChange={type} calendarLabel={`Choose a day: ${label}`} />
    </Field>
  );
}
