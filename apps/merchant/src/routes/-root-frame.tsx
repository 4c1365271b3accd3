import { PlainFrame } from '@tillbook/ui';
import { useShell } from '@tillbook/web-shell';
import type { ReactNode } from 'react';

/** Around what is shown outside the main area, where no sidebar stands. */
export function RootFrame({ children }: { readonly children: ReactNode }) {
  const { brandName } = useShell().settings;
  return (
    <PlainFrame brandName={brandName} brandHref="/">
      {children}
    </PlainFrame>
  );
}
