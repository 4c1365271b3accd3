import type { CSSProperties, MouseEventHandler, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { toast, toastViewport } from '../toast/toast.css.ts';

export type ArrivalsButtonProps = {
  /** The number of new rows: "3 new payments". */
  readonly children: ReactNode;
  readonly onClick: MouseEventHandler<HTMLButtonElement>;
};

// Set inline: in a shared style sheet, these rules would be part of every first download. All other styles
// are those of a toast.
const atTheTop: CSSProperties = { insetBlock: '8px auto' };
const evenly: CSSProperties = { padding: 4 };

/**
 * Floats at the top of the window and offers a list's new rows, so that no row moves until the user asks for
 * them.
 */
export function ArrivalsButton({ children, onClick }: ArrivalsButtonProps) {
  return (
    <div className={toastViewport} style={atTheTop}>
      <div className={toast} style={evenly}>
        <Button size="small" variant="ghost" onClick={onClick}>
          {children}
        </Button>
      </div>
    </div>
  );
}
