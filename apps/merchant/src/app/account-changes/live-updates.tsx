import { ArrivalsButton, VisuallyHidden } from '@tillbook/ui';
import { useClientState, useShell } from '@tillbook/web-shell';
import { useEffect, useRef, useState } from 'react';
import { useIsViewing } from '../use-is-viewing.ts';
import { followChanges } from './follow-changes.ts';
import { lookAgain, type Looking, type Offer } from './refresh-live-queries.ts';
import { createAnnouncer } from './announcements.ts';
import { goToFirstRows } from './reading-rows.ts';
import { arrivedText, latestText } from './announcement-text.ts';

/** What changes on the account appears by itself. An admin who only looks does not follow: each look is written down. */
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
  const looking = useRef<Looking>(undefined);

  useEffect(() => {
    const announcer = createAnnouncer(setAnnounced);
    const looks = lookAgain({
      queryClient: shell.queryClient(),
      accountId,
      news: announcer,
      onOffer: setOffer,
    });
    looking.current = looks;
    const leave = followChanges(shell, accountId, looks.look);
    return () => {
      leave();
      looks.stop();
      announcer.stop();
    };
  }, [shell, accountId]);

  const show = (isByKeys: boolean) => {
    looking.current?.show();
    // Not before the rows are drawn.
    requestAnimationFrame(() => goToFirstRows(isByKeys));
  };

  return (
    <>
      <VisuallyHidden live>{announced}</VisuallyHidden>
      {offer && (
        // A press by a key is a click without a pointer.
        <ArrivalsButton onClick={({ detail }) => show(detail === 0)}>
          {offer.noun && offer.count > 0 ? arrivedText(offer.count, offer.noun) : latestText}
        </ArrivalsButton>
      )}
    </>
  );
}
