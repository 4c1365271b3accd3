export type { AttemptPlace } from './attempts/attempt-place.ts';
export type { Attempts } from './attempts/open-attempts.ts';
export { AttemptNotice, type AttemptNoticeProps } from './attempts/attempt-notice.tsx';
export { QueriedCard } from './screens/queried-card.tsx';
export { useAttempt, type AttemptOptions } from './attempts/use-attempt.ts';
export { useUnderWay } from './attempts/use-under-way.ts';
export { useSubmission, type SubmissionOptions } from './forms/use-submission.ts';
export { CsvExportButton, CsvExportNotice } from './csv-export/csv-export.tsx';
export { exportInPages, type CsvExport, type ExportWatch } from './csv-export/export-in-pages.ts';
export { saveFile } from './csv-export/save-file.ts';
export { useCsvExport } from './csv-export/use-csv-export.ts';
export { ErrorScreen } from './errors/error-screen.tsx';
export { QueryFailure, type QueryFailureProps } from './screens/query-failure.tsx';
export {
  failureMessage,
  fieldMessagesOf,
  formFailure,
  formMessage,
  requestIdOf,
} from './errors/failure-message.ts';
export { saveFrom } from './files/save-from.ts';
export { showResponse } from './api/show-response.ts';
export { explainLoadFailure } from './lazy/explain-load-failure.ts';
export { loadFailureText } from './lazy/load-failure.ts';
export { lazyComponent } from './lazy/lazy-component.tsx';
export { lazyModule, type LazyModule } from './lazy/lazy-module.ts';
export { useLazyDialog } from './lazy/use-lazy-dialog.ts';
export { PagedTable, type PagedTableProps, type Paging } from './lists/paged-table.tsx';
export { pageOf, pagingOf } from './lists/paging.ts';
export { SearchField, type SearchFieldProps } from './lists/search-field.tsx';
export { useTypedFilter } from './lists/use-typed-filter.ts';
export { amountControl, amountUnreadable, isReadable } from './forms/amount-control.ts';
export { RouterLink } from './navigation/router-link.tsx';
export { useDestination } from './navigation/use-destination.ts';
export { useGo } from './navigation/use-go.ts';
export { usePageTitle } from './navigation/use-page-title.ts';
export { useNotify } from './notifications/use-notify.ts';
export { DetailHeader } from './screens/detail-header.tsx';
export { DetailScreen } from './screens/detail-screen.tsx';
export { NotAvailable } from './screens/not-available.tsx';
export { NotFoundScreen } from './screens/not-found-screen.tsx';
export { useCached } from './api/use-cached.ts';
export { assertOwned } from './api/assert-owned.ts';
export { fitting, type Choice, type ChoiceGroup } from './search/choice.ts';
export { useKeysHeld } from './lazy/held-keys.ts';
export { followSearchKey, isDialogOpen, searchKeys, type SearchScope } from './search/follow-search-key.ts';
export { SearchPalette, type SearchPaletteProps } from './search/search-palette.tsx';
export { LoadSearch, useSearch } from './search/use-search.tsx';
export { useRested } from './search/use-rested.ts';
export { isReturnPath, readReturnPath } from './session/return-path.ts';
export type { SessionCheck, SessionGuard } from './session/session-guard.ts';
export { useIsOtherUser } from './session/use-is-other-user.ts';
export { UsernameField } from './session/username-field.tsx';
export { SignInForm, type SignInFormProps } from './session/sign-in-form.tsx';
export { signInNoticeText, type SignInNotice } from './session/sign-in-notice.ts';
export { isValidByNow, readSessionCheck, type FailedSessionCheck } from './session/unchecked-session.ts';
export { PermissionProvider, useChargeControl, usePermissionControl } from './session/permission-control.tsx';
export { adminHasOwnOrigin, readPageSettings } from './settings/page-settings.ts';
export { ConnectionNotice } from './shell/app-overlays.tsx';
export { AppRoot } from './shell/app-root.tsx';
export { renderFirstScreen } from './shell/render-first-screen.ts';
export { FrameFoot } from './shell/frame-foot.tsx';
export { createShell, type Shell } from './shell/shell.ts';
export { ShellProvider, useClientState, useHasOtherTabMovedOn, useShell } from './shell/use-shell.tsx';
export {
  emptyClientState,
  type AccountChoice,
  type ClientState,
  type Notification,
  type Session,
} from './state/client-state.ts';
export { formDraftFields } from './forms/form-draft-fields.ts';
export { amountDropped, useAmountDraft, type AmountDraft } from './forms/amount-draft.ts';
export { createFormDraft, useFormDraft } from './forms/form-draft.ts';
export { useSessionStorage } from './state/session-storage.ts';
export { clientStateKey, type ClientStore } from './state/client-store.ts';
export { localStorageOf, sessionStorageOf, type TextStorage } from './state/page-storage.ts';
export { AmountField, type AmountFieldProps } from './fields/amount-field.tsx';
export { AmountQuestion, useAmountQuestion, type AskedAmount } from './fields/amount-question.tsx';
export { DayField, type DayFieldProps } from './fields/day-field.tsx';
export { beginningOfDay } from './times/beginning-of-day.ts';
export { Moment, type MomentProps } from './times/moment.tsx';
export { applyTheme, chooseTheme, followTheme, readTheme, themeKey, type Theme } from './theme/theme.ts';
export { UnsavedChangesGuard } from './unsaved-changes/unsaved-changes-guard.tsx';
export { useUnsavedChanges } from './forms/use-unsaved-changes.ts';
