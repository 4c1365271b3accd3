import { getHealth } from '@tillbook/contract';
import { Banner } from '@tillbook/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { useShell } from '../shell/use-shell.tsx';
import type { ReachabilityState } from './reachability.ts';

/** How often a platform that does not answer is asked whether it is back. */
const probeEveryMs = 5000;

type Lost = Exclude<ReachabilityState, 'reachable'>;

const causeOf = (state: Lost, brandName: string): string =>
  state === 'offline' ? 'You are offline.' : `${brandName} cannot be reached.`;

/** Says that nothing can be asked or sent just now, and brings what is on the screen up to date when that is over. */
export function ConnectionNotice() {
  const { reachability } = useShell();
  const state = useSyncExternalStore(reachability.subscribe, reachability.get);
  if (state === 'reachable') return null;
  return <Silence state={state} />;
}

function Silence({ state }: { readonly state: Lost }) {
  const { client, reachability, lazyQueryClient, settings } = useShell();

  useEffect(() => {
    if (state !== 'unreachable') return undefined;
    // Whatever comes of it, the client takes note of it.
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
      {causeOf(state, settings.brandName)} What has been loaded can still be read. The rest follows by itself
      once you are connected again.
    </Banner>
  );
}
