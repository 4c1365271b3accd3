import { isCalendarDate } from '@tillbook/domain';
import { DateInput, Field } from '@tillbook/ui';
import { useState } from 'react';

export type DayFieldProps = {
  readonly label: string;
  /** `2026-11-21` */
  readonly day: string | undefined;
  readonly onDay: (day: string | undefined) => void;
};

/** A date field that reports a day once it is complete, and none once the field is empty. */
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
