import { easternInstant } from '@tillbook/domain';
import { Field, Inline, TextInput } from '@tillbook/ui';
import { DayField } from '@tillbook/web-shell';
import { useState, type ReactNode } from 'react';
import { momentInFuture } from '../../../features/accounts/messages.ts';
import { sinceMoment, type Since } from './-since.ts';

export type MomentFieldsProps = {
  readonly now: Date;
  readonly children: (moment: Since) => ReactNode;
};

export function MomentFields({ now, children }: MomentFieldsProps) {
  const [day, setDay] = useState<string>();
  const [time, setTime] = useState('00:00');
  const moment = day === undefined ? undefined : easternInstant(day, time);
  const isFuture = moment !== undefined && moment > now;
  return (
    <>
      <Inline space={12} align="start">
        <DayField label="Date" day={day} onDay={setDay} />
        <Field label="Time" error={isFuture ? momentInFuture : undefined}>
          <TextInput type="time" value={time} onValueChange={setTime} />
        </Field>
      </Inline>
      {moment && !isFuture && children(sinceMoment(moment))}
    </>
  );
}
