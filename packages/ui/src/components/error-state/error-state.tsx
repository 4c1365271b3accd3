import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { EmptyState, type EmptyStateProps } from '../empty-state/empty-state.tsx';
import { ReloadIcon } from '../icon/icons/reload.tsx';
import { WarningIcon } from '../icon/icons/warning.tsx';
import { Identifier } from '../text/text.tsx';

export type ErrorStateProps = Pick<EmptyStateProps, 'title' | 'size' | 'headingLevel'> & {
  /** One line more: what is kept, what to do. */
  readonly children?: ReactNode;
  /** Without it there is nothing to try again. */
  readonly onRetry?: () => void;
  readonly retrying?: boolean;
  readonly retryLabel?: string | undefined;
  /** What support finds the failed call by. */
  readonly requestId?: string | undefined;
};

/** Something could not be had, and the way to ask again. */
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
            Request <Identifier>{requestId}</Identifier>{' '}
            <CopyButton text={requestId} label="Copy request ID" />
          </>
        )
      }
    >
      {children}
    </EmptyState>
  );
}
