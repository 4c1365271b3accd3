import { classNames } from '../../private/class-names.ts';
import { spinner, spinnerSize } from './spinner.css.ts';

export type SpinnerProps = { readonly size?: keyof typeof spinnerSize };

/** Something is in progress. It needs text beside it that says what. */
export function Spinner({ size = 'medium' }: SpinnerProps) {
  return <span className={classNames(spinner, spinnerSize[size])} aria-hidden="true" />;
}
