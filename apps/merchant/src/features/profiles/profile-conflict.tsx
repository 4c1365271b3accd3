import { Banner, Button, Inline, Stack } from '@tillbook/ui';
import { changesKept, newerLoaded, profileFailed, profileMoved, profileMovedTitle } from './messages.ts';

export type ProfileConflictProps = {
  readonly isLoading: boolean;
  /** True if the newer values failed to load. */
  readonly hasFailed: boolean;
  readonly onKeep: () => void;
  readonly onLoad: () => void;
};

/** Scrolls to the notice above the form, and announces it. */
const focus = (element: HTMLElement | null) => element?.focus();

/** Shown if somebody else has saved the profile meanwhile; edits stay in the form until the user decides. */
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

/** How such a conflict was resolved. */
export type Settlement = 'kept' | 'loaded';

/** Says what the form contains now. The buttons that led here are gone, so it takes the focus. */
export function SettledConflict({ settlement }: { readonly settlement: Settlement }) {
  return (
    <div ref={focus} tabIndex={-1}>
      <Banner announce>{settlement === 'kept' ? changesKept : newerLoaded}</Banner>
    </div>
  );
}
