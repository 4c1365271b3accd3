import { classNames } from '../../private/class-names.ts';
import { cents, money, moneySize } from './money.css.ts';

export type MoneyProps = {
  /** The formatted amount: "$24,318.42". */
  readonly children: string;
  /** The two larger sizes mute the cents. */
  readonly size?: keyof typeof moneySize;
};

/** An amount of money, never wrapped or truncated. */
export function Money({ children, size = 'body' }: MoneyProps) {
  const dot = size === 'body' ? -1 : children.lastIndexOf('.');
  return (
    <span className={classNames(money, moneySize[size])}>
      {dot < 0 ? children : children.slice(0, dot)}
      {dot >= 0 && <span className={cents}>{children.slice(dot)}</span>}
    </span>
  );
}
