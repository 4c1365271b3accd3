import { ArrivalsButton, VisuallyHidden } from '@tillbook/ui';
import { useClientState, useShell } from '@tillbook/web-shell';
import { useEffect, useRef, useState } from 'react';
import { useIsViewing } from '../use-is-viewing.ts';
import { arrivedText, latestText } from './announcement-text.ts';
import { createAnnouncer } from './announcements.ts';
import { followChanges } from './follow-changes.ts';
import type { Offer } from './held-rows.ts';
import { goToFirstRows } from './reading-rows.ts';
import { refreshLiveQueries, type LiveRefresh } from './refresh-live-queries.ts';

/** Keeps the screen up to date with the account. Not for a viewing admin: each of their requests is audited. */
export function LiveUpdates() {
  const accountId = useClientState((state) => state.account.accountId);
  const token = useClientState((state) => state.session.token);
  const isViewing = useIsViewing();
  if (accountId === '' || token === '' || isViewing) return null;
  return <FollowedAccount key={`${token} ${accountId}`} accountId={accountId} />;
}

function FollowedAccount({ accountId }: { readonly accountId: string }) {
  const shell = useShell();
  const [offer, setOffer] = useState<Offer>();
  const [announced, setAnnounced] = useState('');
  const liveRefresh = useRef<LiveRefresh>(undefined);

  useEffect(() => {
    const announcer = createAnnouncer(setAnnounced);
    const refreshing = refreshLiveQueries({
      queryClient: shell.queryClient(),
      accountId,
      announcements: announcer,
      onOffer: setOffer,
    });
    liveRefresh.current = refreshing;
    const leave = followChanges(shell, accountId, refreshing.refresh);
    return () => {
      leave();
      refreshing.stop();
      announcer.stop();
    };
  }, [shell, accountId]);

  const show = (isByKeys: boolean) => {
    liveRefresh.current?.show();
    // Not before the rows are rendered.
    requestAnimationFrame(() => goToFirstRows(isByKeys));
  };

  return (
    <>
      <VisuallyHidden live>{announced}</VisuallyHidden>
      {offer && (
        // A press by key is a click without a pointer.
        <ArrivalsButton onClick={({ detail }) => show(detail === 0)}>
          {offer.noun && offer.count > 0 ? arrivedText(offer.count, offer.noun) : latestText}
        </ArrivalsButton>
      )}
    </>
  );
}
