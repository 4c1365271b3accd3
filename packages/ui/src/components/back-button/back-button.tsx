import type { MouseEventHandler, ReactNode } from 'react';
import { TextSlot } from '../../private/text-slot.tsx';
import { backLink } from '../back-link/back-link.css.ts';
import type { IntentHandlers } from '../button/button.tsx';
import { ArrowLeftIcon } from '../icon/icons/arrow-left.tsx';

export type BackButtonProps = IntentHandlers & {
  readonly onClick: MouseEventHandler<HTMLButtonElement>;
  /** The label: "Back to Payments". */
  readonly children: ReactNode;
};

/**
 * Goes back with a button that looks like a `BackLink`. Use it when going back needs code, such as a return
 * to the user's last position in a list.
 */
export function BackButton({ children, ...rest }: BackButtonProps) {
  return (
    <button {...rest} type="button" className={backLink}>
      <ArrowLeftIcon />
      <TextSlot>{children}</TextSlot>
    </button>
  );
}
