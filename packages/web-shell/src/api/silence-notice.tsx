import { getHealth } from '@tillbook/contract';
import { Banner } from '@tillbook/ui';
import { useEffect } from 'react';
import { useShell } from '../shell/use-shell.tsx';
import { silenceText, type Silence } from './silence-text.ts';

/** How often a platform that does not answer is asked whether it is back. */
const probeEveryMs = 5000;

/** Says that nothing can be asked or sent just now, and brings what is on the screen up to date when that is over. */
export function SilenceNotice({ state }: { readonly state: Silence }) {
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
      {silenceText(state, settings.brandName)}
    </Banner>
  );
}
