import { useEffect } from 'react';
import { Toasts } from '../notifications/toasts.tsx';
import { showTitlesThroughLinks } from '../times/titles-through-links.ts';

export { SilenceNotice } from '../api/silence-notice.tsx';

/** What lies over every screen of an app: its short messages, and titles that show through the links of rows. */
export function AppOverlays() {
  useEffect(() => showTitlesThroughLinks(document), []);
  return <Toasts />;
}
