import { PlainFrame } from '@tillbook/ui';
import { useShell } from '@tillbook/web-shell';
import type { ReactNode } from 'react';

/** Frames screens outside the account area, without a sidebar. */
export function RootFrame({ children }: { readonly children: ReactNode }) {
  const { brandName } = useShell().settings;
  return (
    <PlainFrame brandName={brandName} brandHref="/">
      {children}
    </PlainFrame>
  );
}
