import { lazy, Suspense } from 'react';

const loadParts = () => import('./after-start.ts');

const LoadedErrorScreen = lazy(async () => ({ default: (await loadParts()).ErrorScreen }));
const LoadedConnectionNotice = lazy(async () => ({ default: (await loadParts()).ConnectionNotice }));
const LoadedLastingParts = lazy(async () => ({ default: (await loadParts()).LastingParts }));

/** What stands in place of a route that failed. */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  return (
    <Suspense fallback={null}>
      <LoadedErrorScreen error={error} />
    </Suspense>
  );
}

/** What an app has at all times: its short messages, and titles that show through the links of rows. */
export function LastingParts() {
  return (
    <Suspense fallback={null}>
      <LoadedLastingParts />
    </Suspense>
  );
}

/** Says that the platform cannot be reached, while it cannot. */
export function ConnectionNotice() {
  return (
    <Suspense fallback={null}>
      <LoadedConnectionNotice />
    </Suspense>
  );
}
