import type { MouseEventHandler, ReactNode } from 'react';
import { backLink } from '../back-link/back-link.css.ts';
import type { IntentHandlers } from '../button/button.tsx';
import { ArrowLeftIcon } from '../icon/icons/arrow-left.tsx';

export type BackButtonProps = IntentHandlers & {
  readonly onClick: MouseEventHandler<HTMLButtonElement>;
  /** Where it leads: the name of the list above. */
  readonly children: ReactNode;
};

/** The way back as a button, where it is not one address alone. A `BackLink` is drawn the same. */
export function BackButton({ children, ...rest }: BackButtonProps) {
  return (
    <button {...rest} type="button" className={backLink}>
      <ArrowLeftIcon />
      {children}
    </button>
  );
}
