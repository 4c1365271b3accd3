import type { MouseEventHandler, ReactNode } from 'react';
import { TextSlot } from '../../private/text-slot.tsx';
import { backLink } from '../back-link/back-link.css.ts';
import type { IntentHandlers } from '../button/button.tsx';
import { ArrowLeftIcon } from '../icon/icons/arrow-left.tsx';

export type BackButtonProps = IntentHandlers & {
  readonly onClick: MouseEventHandler<HTMLButtonElement>;
  /** Where it leads: the name of the list. */
  readonly children: ReactNode;
};

/** The way back as a button, for when it is more than a link. It looks like a `BackLink`. */
export function BackButton({ children, ...rest }: BackButtonProps) {
  return (
    <button {...rest} type="button" className={backLink}>
      <ArrowLeftIcon />
      <TextSlot>{children}</TextSlot>
    </button>
  );
}
