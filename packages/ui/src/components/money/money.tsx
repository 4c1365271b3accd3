import { classNames } from '../../private/class-names.ts';
import { cents, money, moneySize } from './money.css.ts';

export type MoneyProps = {
  /** The formatted amount: "$24,318.42". */
  readonly children: string;
  /** The text size. `large` and `hero` mute the cents. */
  readonly size?: keyof typeof moneySize;
};

/** Shows an amount of money, never wrapped, truncated or translated. */
export function Money({ children, size = 'body' }: MoneyProps) {
  const dot = size === 'body' ? -1 : children.lastIndexOf('.');
  const className = classNames(money, moneySize[size]);
  if (dot < 0) {
    return (
      <span className={className} translate="no">
        {children}
      </span>
    );
  }
  return (
    <span className={className} translate="no">
      <span>{children.slice(0, dot)}</span>
      <span className={cents}>{children.slice(dot)}</span>
    </span>
  );
}
