import { AuthFrame } from '@tillbook/ui';
import { useShell } from '@tillbook/web-shell';
import { lazy, Suspense, type ReactNode } from 'react';

// A picture; the form does not wait for it.
const SettlementSlip = lazy(async () => ({
  default: (await import('./-settlement-slip.tsx')).SettlementSlip,
}));

/** A page of one form, for whoever is not signed in. */
export function AuthPage({ children }: { readonly children: ReactNode }) {
  const { brandName } = useShell().settings;
  return (
    <AuthFrame
      brandName={brandName}
      aside={
        <Suspense fallback={null}>
          <SettlementSlip />
        </Suspense>
      }
    >
      {children}
    </AuthFrame>
  );
}
