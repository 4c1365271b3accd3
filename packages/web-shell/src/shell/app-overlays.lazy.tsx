import { useEffect } from 'react';
import { Toasts } from '../notifications/toasts.tsx';
import { showTitlesThroughLinks } from '../times/titles-through-links.ts';

export { SilenceNotice } from './silence-notice.tsx';

/** Renders the layers above every screen of an app: toasts, and tooltips that show through the links of rows. */
export function AppOverlays() {
  useEffect(() => showTitlesThroughLinks(document), []);
  return <Toasts />;
}
