import { lazy, Suspense } from 'react';

const loadParts = () => import('./after-start.ts');

const LoadedErrorScreen = lazy(async () => ({ default: (await loadParts()).ErrorScreen }));
const LoadedConnectionNotice = lazy(async () => ({ default: (await loadParts()).ConnectionNotice }));
const LoadedToasts = lazy(async () => ({ default: (await loadParts()).Toasts }));

/** What stands in place of a route that failed. */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  return (
    <Suspense fallback={null}>
      <LoadedErrorScreen error={error} />
    </Suspense>
  );
}

/** The short messages of the app. */
export function Toasts() {
  return (
    <Suspense fallback={null}>
      <LoadedToasts />
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
