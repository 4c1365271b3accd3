import { classNames } from '../../private/class-names.ts';
import { spinner, spinnerSize } from './spinner.css.ts';

export type SpinnerProps = { readonly size?: keyof typeof spinnerSize };

/** Shows that an action is in progress. Put a text next to it that names the action. */
export function Spinner({ size = 'medium' }: SpinnerProps) {
  return <span className={classNames(spinner, spinnerSize[size])} aria-hidden="true" />;
}
