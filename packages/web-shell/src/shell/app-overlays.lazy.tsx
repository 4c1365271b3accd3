import { useEffect } from 'react';
import { Toasts } from '../notifications/toasts.tsx';
import { showTitlesThroughLinks } from '../times/titles-through-links.ts';

export { ConnectionLossNotice } from './connection-loss-notice.tsx';

export function AppOverlays() {
  useEffect(() => showTitlesThroughLinks(document), []);
  return <Toasts />;
}
