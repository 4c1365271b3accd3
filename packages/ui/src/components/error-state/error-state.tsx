import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Copyable } from '../copy-button/copy-button.tsx';
import { EmptyState, type EmptyStateProps } from '../empty-state/empty-state.tsx';
import { ReloadIcon } from '../icon/icons/reload.tsx';
import { WarningIcon } from '../icon/icons/warning.tsx';
import { Identifier } from '../text/text.tsx';

export type ErrorStateProps = Pick<EmptyStateProps, 'title' | 'size' | 'headingLevel'> & {
  /** One more line of text, about saved input or the next step. */
  readonly children?: ReactNode;
  /** Called by the retry button, which is shown only if this is set. */
  readonly onRetry?: () => void;
  /** True while another attempt is in progress. */
  readonly retrying?: boolean;
  /** The label of the retry button. */
  readonly retryLabel?: string | undefined;
  /** The ID of the failed request, with which support finds it in the logs. */
  readonly requestId?: string | undefined;
};

/** Reports that content could not be loaded, and offers to retry. */
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
