import { Banner, Button, Inline, Stack } from '@tillbook/ui';
import { changesKept, newerLoaded, profileFailed, profileMoved, profileMovedTitle } from './messages.ts';

export type ProfileConflictProps = {
  readonly isLoading: boolean;
  /** True if the newer values failed to load. */
  readonly hasFailed: boolean;
  readonly onKeep: () => void;
  readonly onLoad: () => void;
};

/** Focusing the notice scrolls to it, above the form, and makes screen readers announce it. */
const focus = (element: HTMLElement | null) => element?.focus();

/**
 * Warns that another user has saved the profile in the meantime. Edits stay in the form until the user
 * decides.
 */
export function ProfileConflict({ isLoading, hasFailed, onKeep, onLoad }: ProfileConflictProps) {
  return (
    <div ref={focus} tabIndex={-1}>
      <Stack space={16}>
        <Banner
          tone="caution"
          title={profileMovedTitle}
          announce
          action={
            <Inline space={8}>
              <Button size="small" disabled={isLoading} focusableWhenDisabled onClick={onKeep}>
                Keep my changes
              </Button>
              <Button size="small" disabled={isLoading} focusableWhenDisabled onClick={onLoad}>
                Load newer values
              </Button>
            </Inline>
          }
        >
          {profileMoved}
        </Banner>
        {hasFailed && (
          <Banner tone="critical" announce>
            {profileFailed}
          </Banner>
        )}
      </Stack>
    </div>
  );
}

export type Settlement = 'kept' | 'loaded';

/**
 * Describes the form's content after the user's decision. Takes the focus, because the pressed button is
 * gone.
 */
export function SettledConflict({ settlement }: { readonly settlement: Settlement }) {
  return (
    <div ref={focus} tabIndex={-1}>
      <Banner announce>{settlement === 'kept' ? changesKept : newerLoaded}</Banner>
    </div>
  );
}
