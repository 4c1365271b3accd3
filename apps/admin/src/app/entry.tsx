import {
  AppRoot,
  applyTheme,
  createShell,
  followSearchKey,
  followTheme,
  loadFirstScreen,
  readTheme,
} from '@tillbook/web-shell';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { followSession } from './follow-session.ts';
import { createAppRouter } from './router.ts';
import { searchScope } from './search-scope.ts';

const rootElement = document.getElementById('root');
if (!rootElement) throw new Error('The page has no element with the id "root".');

applyTheme(window, readTheme(window));
followTheme(window);
const shell = createShell(window);
const router = createAppRouter({
  shell,
  // Replaces this history entry, because Back from the sign-in page would only lead there again.
  leaveFor: (address) => window.location.replace(address),
});
followSession(router);
followSearchKey(shell.search, router, searchScope);

const root = createRoot(rootElement);
// The brand mark stays until the first screen is ready or the browser leaves for the sign-in page.
const start = async () => {
  await loadFirstScreen(router);
  // A transition renders in small steps, so that the page stays responsive.
  startTransition(() =>
    root.render(
      <AppRoot shell={shell}>
        <RouterProvider router={router} />
      </AppRoot>,
    ),
  );
};
void start();
