import type { ReactNode } from 'react';

// Made once: a formatter takes many times longer to make than to use.
const whole = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'full' });

const wholeText = (value: string): string | undefined => {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : whole.format(date);
};

export type MomentProps = {
  /** ISO 8601, as it stands on the wire. */
  readonly value: string;
  /** The moment as it is shown, in the person's own zone. */
  readonly children: ReactNode;
};

/** A moment whose zone a pointer that rests on it is told. */
export function Moment({ value, children }: MomentProps) {
  return (
    <time dateTime={value} title={wholeText(value)}>
      {children}
    </time>
  );
}
