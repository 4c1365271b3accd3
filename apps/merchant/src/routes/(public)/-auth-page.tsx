import { AuthFrame } from '@tillbook/ui';
import { lazyComponent, useShell } from '@tillbook/web-shell';
import type { ReactNode } from 'react';

// Decorative, so the form does not wait for it.
const SettlementSlip = lazyComponent(
  async () => (await import('./-settlement-slip.lazy.tsx')).SettlementSlip,
);

/** Frames a public screen with a single form. */
export function AuthPage({ children }: { readonly children: ReactNode }) {
  const { brandName } = useShell().settings;
  return (
    <AuthFrame brandName={brandName} aside={<SettlementSlip />}>
      {children}
    </AuthFrame>
  );
}
