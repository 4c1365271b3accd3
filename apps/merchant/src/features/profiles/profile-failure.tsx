import { ErrorState } from '@tillbook/ui';
import { requestIdOf } from '@tillbook/web-shell';
import { profileFailed } from './messages.ts';

export type ProfileFailureProps = {
  readonly error: Error;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
};

/** A profile that failed to load. */
export function ProfileFailure({ error, isRetrying, onRetry }: ProfileFailureProps) {
  return (
    <ErrorState
      title={profileFailed}
      onRetry={onRetry}
      retrying={isRetrying}
      requestId={requestIdOf(error)}
    />
  );
}
