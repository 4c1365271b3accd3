import { getHealth } from '@tillbook/contract';
import { Banner } from '@tillbook/ui';
import { useEffect } from 'react';
import { useShell } from './use-shell.tsx';
import { connectionLossText, type ConnectionLoss } from '../api/connection-loss-text.ts';

const probeEveryMs = 5000;

/** Explains that nothing can be loaded or sent, and refreshes the screen when the connection is back. */
export function ConnectionLossNotice({ state }: { readonly state: ConnectionLoss }) {
  const { client, reachability, lazyQueryClient, settings } = useShell();

  useEffect(() => {
    if (state !== 'unreachable') return undefined;
    // Ignores the result, since the client records the outcome either way.
    const timer = setInterval(() => void client.call(getHealth, {}).catch(() => undefined), probeEveryMs);
    return () => clearInterval(timer);
  }, [state, client]);

  useEffect(
    () =>
      reachability.subscribe(() => {
        if (reachability.get() === 'reachable') void lazyQueryClient.get()?.invalidateQueries();
      }),
    [reachability, lazyQueryClient],
  );

  return (
    <Banner tone="caution" announce>
      {connectionLossText(state, settings.brandName)}
    </Banner>
  );
}
