export type { Attempts } from './api/attempts.ts';
export { useAttempt, type AttemptOptions } from './api/use-attempt.ts';
export { useSubmission, type SubmissionOptions } from './api/use-submission.ts';
export { failureMessage, requestIdOf } from './errors/failure-message.ts';
export { PagedTable, type PagedTableProps } from './lists/paged-table.tsx';
export { RouterLink } from './navigation/router-link.tsx';
export { useDestination } from './navigation/use-destination.ts';
export { usePageTitle } from './navigation/use-page-title.ts';
export { useNotify } from './notifications/use-notify.ts';
export { ownObject } from './session/own-object.ts';
export { isReturnPath, readReturnPath } from './session/return-path.ts';
export type { SessionGuard } from './session/session-guard.ts';
export { readPageSettings } from './settings/page-settings.ts';
export { ConnectionNotice, ErrorScreen } from './shell/after-start-parts.tsx';
export { AppRoot } from './shell/app-root.tsx';
export { createShell, type Shell } from './shell/shell.ts';
export { ShellProvider, useClientState, useHasOtherTabMovedOn, useShell } from './shell/use-shell.tsx';
export {
  emptyClientState,
  type AccountChoice,
  type ClientState,
  type Notification,
  type Session,
} from './state/client-state.ts';
export { createKeptForm, useKeptForm } from './state/kept-form.ts';
export { clientStateKey, type ClientStore } from './state/client-store.ts';
export { Moment, type MomentProps } from './times/moment.tsx';
export { applyTheme, chooseTheme, followTheme, readTheme, themeKey, type Theme } from './theme/theme.ts';
export { UnsavedChangesGuard } from './unsaved-changes/unsaved-changes-guard.tsx';
export { useUnsavedChanges } from './unsaved-changes/use-unsaved-changes.ts';
