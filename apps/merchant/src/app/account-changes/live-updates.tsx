import { ArrivalsButton, VisuallyHidden } from '@tillbook/ui';
import { useClientState, useShell } from '@tillbook/web-shell';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { offeredRows } from '../../lists/held-rows/offered-rows.ts';
import { goToFirstRows } from '../../lists/held-rows/reading-rows.ts';
import { useIsViewing } from '../use-is-viewing.ts';
import { arrivedText, queueAnnouncements } from './announcements.ts';
import { followChanges } from './follow-changes.ts';
import { refreshLiveQueries } from './refresh-live-queries.ts';

/**
 * Updates the screen when the account changes, but not for a viewing admin, because every request by an admin
 * is audited.
 */
export function LiveUpdates() {
  const accountId = useClientState((state) => state.account.accountId);
  const token = useClientState((state) => state.session.token);
  const isViewing = useIsViewing();
  const isFollowing = accountId !== '' && token !== '' && !isViewing;
  return (
    <>
      {isFollowing && <FollowedAccount key={`${token} ${accountId}`} accountId={accountId} />}
      <Arrivals />
    </>
  );
}

function FollowedAccount({ accountId }: { readonly accountId: string }) {
  const shell = useShell();
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    const announcements = queueAnnouncements(setAnnounced);
    const refresh = refreshLiveQueries({ queryClient: shell.queryClient(), accountId, announcements });
    const disconnect = followChanges(shell, accountId, refresh.request);
    return () => {
      disconnect();
      refresh.stop();
      announcements.stop();
    };
  }, [shell, accountId]);

  return <VisuallyHidden live>{announced}</VisuallyHidden>;
}

/** Offers new rows, which are held back while the user reads the visible rows. */
function Arrivals() {
  const offered = useSyncExternalStore(offeredRows.subscribe, offeredRows.get);
  const [first] = offered;
  if (first === undefined) return null;

  const show = (isByKeys: boolean) => {
    for (const rows of offered) rows.show();
    // Waits for the rows to render.
    requestAnimationFrame(() => goToFirstRows(isByKeys));
  };
  return (
    // A click made with the keyboard has a `detail` of 0.
    <ArrivalsButton onClick={({ detail }) => show(detail === 0)}>
      {first.noun && first.count > 0 ? arrivedText(first.count, first.noun) : 'Show the latest'}
    </ArrivalsButton>
  );
}
