import type { ClientStore } from '../state/client-store.ts';
import type { UnsavedChanges } from '../unsaved-changes/unsaved-changes.ts';

/**
 * Compares the session of a page that the browser restores from its back-forward cache with the stored
 * session. Hides a page of another user before the browser paints it, and loads it again.
 */
export const followRestoredPage = (
  store: ClientStore,
  unsavedChanges: UnsavedChanges,
  page: Pick<Window, 'addEventListener' | 'document' | 'location'>,
): void => {
  page.addEventListener('pageshow', (event) => {
    const stored = store.storedSession();
    if (!event.persisted || stored === undefined) return;
    const { email, token } = store.get().session;
    if (stored.email === email) {
      store.isCurrentSession(token);
      return;
    }
    // Prevents the rest of the page from resuming and calling with the ended session.
    event.stopImmediatePropagation();
    page.document.documentElement.hidden = true;
    unsavedChanges.discard();
    page.location.reload();
  });
};
