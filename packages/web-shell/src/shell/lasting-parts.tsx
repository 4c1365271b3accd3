import { useEffect } from 'react';
import { Toasts } from '../notifications/toasts.tsx';
import { showTitlesThroughLinks } from '../times/titles-through-links.ts';

/** What an app has at all times, whatever its screen. */
export function LastingParts() {
  useEffect(() => showTitlesThroughLinks(document), []);
  return <Toasts />;
}
