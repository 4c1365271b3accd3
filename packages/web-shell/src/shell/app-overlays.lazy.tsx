import { useEffect } from 'react';
import { Toasts } from '../notifications/toasts.tsx';
import { showTitlesThroughLinks } from '../times/titles-through-links.ts';

export { SilenceNotice } from './silence-notice.tsx';

export function AppOverlays() {
  useEffect(() => showTitlesThroughLinks(document), []);
  return <Toasts />;
}
