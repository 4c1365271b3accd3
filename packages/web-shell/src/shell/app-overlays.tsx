import { Text } from '@tillbook/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { silenceText, type Silence } from '../api/silence-text.ts';
import { lazyComponent } from '../lazy/lazy-component.tsx';
import { useShell } from './use-shell.tsx';

/** Loads right after startup: no first page needs it, but it has to be available once the connection is lost. */
export const AppOverlays = lazyComponent(async () => (await import('./app-overlays.lazy.tsx')).AppOverlays, {
  prefetch: 'idle',
});

const SilenceNotice = lazyComponent(async () => (await import('./app-overlays.lazy.tsx')).SilenceNotice, {
  placeholder: PlainSilenceNotice,
});

export function ConnectionNotice() {
  const { reachability } = useShell();
  const state = useSyncExternalStore(reachability.subscribe, reachability.get);
  useEffect(() => SilenceNotice.prefetch('idle'), []);
  return state === 'reachable' ? null : <SilenceNotice state={state} />;
}

/** Shown if the connection was lost before the full message had loaded. */
function PlainSilenceNotice({ state }: { readonly state: Silence }) {
  const { settings } = useShell();
  return (
    <output>
      <Text as="span">{silenceText(state, settings.brandName)}</Text>
    </output>
  );
}
