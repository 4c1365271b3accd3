import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Copyable } from '../copy-button/copy-button.tsx';
import { EmptyState, type EmptyStateProps } from '../empty-state/empty-state.tsx';
import { ReloadIcon } from '../icon/icons/reload.tsx';
import { WarningIcon } from '../icon/icons/warning.tsx';
import { Identifier } from '../text/text.tsx';

export type ErrorStateProps = Pick<EmptyStateProps, 'title' | 'size' | 'headingLevel'> & {
  /** One more line: what is kept, what to do. */
  readonly children?: ReactNode;
  /** Without it there is no retry button. */
  readonly onRetry?: () => void;
  /** Another attempt is in progress. */
  readonly retrying?: boolean;
  /** The words of the button that tries again. */
  readonly retryLabel?: string | undefined;
  /** The request ID by which support finds the failed call. */
  readonly requestId?: string | undefined;
};

/** Says that something could not be loaded, and offers to retry. */
export function ErrorState({
  onRetry,
  retrying = false,
  retryLabel = 'Try again',
  requestId,
  children,
  ...rest
}: ErrorStateProps) {
  return (
    <EmptyState
      {...rest}
      role="alert"
      tone="critical"
      icon={<WarningIcon size="large" />}
      action={
        onRetry && (
          <Button icon={<ReloadIcon />} busy={retrying} onClick={onRetry}>
            {retryLabel}
          </Button>
        )
      }
      note={
        requestId && (
          <>
            <span>{'Request '}</span>
            <Copyable text={requestId} label="Copy request ID">
              <Identifier>{requestId}</Identifier>
            </Copyable>
          </>
        )
      }
    >
      {children}
    </EmptyState>
  );
}
