import { Text } from '@tillbook/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { connectionLossText, type ConnectionLoss } from '../api/connection-loss-text.ts';
import { lazyComponent } from '../lazy/lazy-component.tsx';
import { useShell } from './use-shell.tsx';

/** Loads right after startup: no first page needs it, but it has to be available once the connection is lost. */
export const AppOverlays = lazyComponent(async () => (await import('./app-overlays.lazy.tsx')).AppOverlays, {
  prefetch: 'idle',
});

const ConnectionLossNotice = lazyComponent(
  async () => (await import('./app-overlays.lazy.tsx')).ConnectionLossNotice,
  {
    placeholder: PlainConnectionLossNotice,
  },
);

export function ConnectionNotice() {
  const { reachability } = useShell();
  const state = useSyncExternalStore(reachability.subscribe, reachability.get);
  useEffect(() => ConnectionLossNotice.prefetch('idle'), []);
  return state === 'reachable' ? null : <ConnectionLossNotice state={state} />;
}

/** Shown if the connection was lost before the full message had loaded. */
function PlainConnectionLossNotice({ state }: { readonly state: ConnectionLoss }) {
  const { settings } = useShell();
  return (
    <output>
      <Text as="span">{connectionLossText(state, settings.brandName)}</Text>
    </output>
  );
}
