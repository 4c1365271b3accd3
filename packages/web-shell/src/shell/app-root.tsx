import { QueryClientProvider } from '@tanstack/react-query';
import { LinkProvider } from '@tillbook/ui';
import type { ReactNode } from 'react';
import { ApplicationErrorBoundary } from '../errors/application-error-boundary.tsx';
import { RouterLink } from '../navigation/router-link.tsx';
import { Toasts } from './after-start-parts.tsx';
import { ShellProvider } from './use-shell.tsx';
import type { Shell } from './shell.ts';

/** Everything that stands around an app's router. */
export function AppRoot({ shell, children }: { readonly shell: Shell; readonly children: ReactNode }) {
  return (
    <ApplicationErrorBoundary shell={shell}>
      <ShellProvider shell={shell}>
        <QueryClientProvider client={shell.queryClient}>
          <LinkProvider component={RouterLink}>{children}</LinkProvider>
          <Toasts />
        </QueryClientProvider>
      </ShellProvider>
    </ApplicationErrorBoundary>
  );
}
