import { QueryClientContext } from '@tanstack/react-query';
import { LinkProvider } from '@tillbook/ui';
import { useSyncExternalStore, type ReactNode } from 'react';
import { ApplicationErrorBoundary } from '../errors/application-error-boundary.tsx';
import { RouterLink } from '../navigation/router-link.tsx';
import { AppOverlays } from './app-overlays.tsx';
import { ShellProvider } from './use-shell.tsx';
import type { Shell } from './shell.ts';

export function AppRoot({ shell, children }: { readonly shell: Shell; readonly children: ReactNode }) {
  const queryClient = useSyncExternalStore(shell.lazyQueryClient.subscribe, shell.lazyQueryClient.get);
  return (
    <ApplicationErrorBoundary shell={shell}>
      <ShellProvider shell={shell}>
        <QueryClientContext value={queryClient}>
          <LinkProvider component={RouterLink}>{children}</LinkProvider>
          <AppOverlays />
        </QueryClientContext>
      </ShellProvider>
    </ApplicationErrorBoundary>
  );
}
