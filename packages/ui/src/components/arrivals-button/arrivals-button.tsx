import type { CSSProperties, MouseEventHandler, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { toast, toastViewport } from '../toast/toast.css.ts';

export type ArrivalsButtonProps = {
  /** What has come: "3 new payments". */
  readonly children: ReactNode;
  readonly onClick: MouseEventHandler<HTMLButtonElement>;
};

// It looks as a toast does, but for these few rules. In a style sheet, which all screens share, every first screen would
// carry them.
const atTheTop: CSSProperties = { insetBlock: '8px auto' };
const evenly: CSSProperties = { padding: 4 };

/** Floats above a list and offers what has come to it, so that nothing moves until somebody wants it. */
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
