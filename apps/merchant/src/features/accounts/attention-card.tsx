import { Card } from '@tillbook/ui';
import { lazyComponent, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { attentionQuery } from './api/get-account-attention.ts';
import { attentionHeading } from './messages.ts';

export const AttentionCard = lazyComponent(
  async () => (await import('./attention-card.lazy.tsx')).AttentionCard,
  { placeholder: AttentionPlaceholder },
);

function AttentionPlaceholder() {
  return <Card heading={attentionHeading}>{null}</Card>;
}

/**
 * Returns true once the attention card's height is known or the card cannot be loaded. Content that is drawn
 * earlier below the card would move.
 */
export const useIsAttentionSettled = (accountId: string): boolean => {
  const { client } = useShell();
  const { data, failureCount } = useQuery(attentionQuery(client, accountId));
  const [hasFailed, setHasFailed] = useState(false);
  const isLoaded = useSyncExternalStore(AttentionCard.subscribe, () => AttentionCard.get() !== undefined);
  useEffect(() => {
    void AttentionCard.load().then((loaded) => setHasFailed(!loaded));
  }, []);
  return hasFailed || failureCount > 0 || (isLoaded && data !== undefined);
};
