import { expect, it } from 'vitest';
import * as ui from './index.ts';

type Components = typeof ui;

/** The names of a component's props, across all members of a union. */
type PropName<Component> = Component extends (props: infer Props) => unknown
  ? Props extends unknown
    ? keyof Props & string
    : never
  : never;

/** Props that would let callers restyle a component. */
type Look = 'className' | 'class' | 'style' | 'sx' | 'css';

/** Product terms, which must not appear in a design system. */
type ProductWord =
  | 'account'
  | 'payment'
  | 'payout'
  | 'refund'
  | 'settlement'
  | 'dispute'
  | 'merchant'
  | 'transaction'
  | 'ledger'
  | 'instrument'
  | 'terminal'
  | 'receipt'
  | 'tillbook';

type WithProductWord<Name extends string> = Name extends string
  ? Lowercase<Name> extends `${string}${ProductWord}${string}`
    ? Name
    : never
  : never;

type Offending<Name extends string> = Extract<Name, Look> | WithProductWord<Name>;

type Offence = {
  [Name in keyof Components]: `${Name}.${Offending<PropName<Components[Name]>>}`;
}[keyof Components];

it('offers no prop for a class, a style, or a product term', () => {
  // Compiles only if no such prop exists; otherwise the compiler reports the names of the props.
  const none: [Offence] extends [never] ? true : Offence = true;
  expect(none).toBe(true);
});

it('detects a prop for a class and a prop named after a product term', () => {
  type Planted = (props: {
    readonly className?: string;
    readonly refundLabel: string;
    readonly tone: string;
  }) => null;
  const found = { className: true, refundLabel: true } satisfies Record<Offending<PropName<Planted>>, true>;
  expect(Object.keys(found)).toHaveLength(2);
});

it('exports no name that contains a product term', () => {
  const words =
    /account|payment|payout|refund|settlement|dispute|merchant|transaction|ledger|instrument|terminal|receipt|tillbook/i;
  expect(Object.keys(ui).filter((name) => words.test(name))).toEqual([]);
});
