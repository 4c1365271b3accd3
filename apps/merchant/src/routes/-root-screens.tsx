import { PlainFrame } from '@tillbook/ui';
import { ErrorScreen, useShell } from '@tillbook/web-shell';
import type { ReactNode } from 'react';
import { NotFoundScreen } from './-not-found-screen.tsx';

/** An error outside the main area, where no sidebar stands. */
export function RootError({ error }: { readonly error: unknown }) {
  return (
    <Frame>
      <ErrorScreen error={error} />
    </Frame>
  );
}

/** An address that is no screen at all. */
export function RootNotFound() {
  return (
    <Frame>
      <NotFoundScreen />
    </Frame>
  );
}

function Frame({ children }: { readonly children: ReactNode }) {
  const { brandName } = useShell().settings;
  return (
    <PlainFrame brandName={brandName} brandHref="/">
      {children}
    </PlainFrame>
  );
}
