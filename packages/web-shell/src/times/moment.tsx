import type { ReactNode } from 'react';

// Created once: creating a formatter takes far longer than using it.
const whole = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'full' });

const wholeText = (value: string): string | undefined => {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : whole.format(date);
};

export type MomentProps = {
  /** ISO 8601, as received. */
  readonly value: string;
  readonly children: ReactNode;
};

export function Moment({ value, children }: MomentProps) {
  return (
    <time dateTime={value} title={wholeText(value)} translate="no">
      {children}
    </time>
  );
}
