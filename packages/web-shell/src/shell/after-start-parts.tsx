import { Text } from '@tillbook/ui';
import { useSyncExternalStore } from 'react';
import { leisure } from './leisure.ts';
import { silenceText } from '../api/silence-text.ts';
import { createPart } from '../parts/part.ts';
import { usePart } from '../parts/use-part.ts';
import { useShell } from './use-shell.tsx';

const afterStart = createPart(async () => {
  await leisure();
  // The connection may be lost by now, and a download that fails is kept.
  if (!navigator.onLine) throw new Error('There is no connection.');
  return import('./after-start.ts');
});

/** What an app has at all times: its short messages, and titles that show through the links of rows. */
export function LastingParts() {
  const loaded = usePart(afterStart);
  return loaded ? <loaded.LastingParts /> : null;
}

/** Says that the platform cannot be reached, while it cannot. */
export function ConnectionNotice() {
  const { reachability, settings } = useShell();
  const state = useSyncExternalStore(reachability.subscribe, reachability.get);
  const loaded = usePart(afterStart);
  if (state === 'reachable') return null;
  if (loaded) return <loaded.SilenceNotice state={state} />;
  // The connection was lost before what says so had come.
  return (
    <output>
      <Text as="span">{silenceText(state, settings.brandName)}</Text>
    </output>
  );
}
