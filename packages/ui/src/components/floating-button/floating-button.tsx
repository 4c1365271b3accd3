import type { ReactNode } from 'react';
import { floatingButton } from './floating-button.css.ts';

export type FloatingButtonProps = {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
};

/**
 * Shows a round button in the lower right corner of the sidebar; on small screens, at the right end of the
 * header.
 */
export function FloatingButton({ label, icon, onClick }: FloatingButtonProps) {
  return (
    <button type="button" aria-label={label} className={floatingButton} onClick={onClick}>
      {icon}
    </button>
  );
}
