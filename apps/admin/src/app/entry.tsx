import {
  AppRoot,
  applyTheme,
  createShell,
  followSearchKey,
  followTheme,
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
  // Replaces this history entry: Back from the sign-in page would only lead to it again.
  leaveFor: (address) => window.location.replace(address),
});
followSession(router);
followSearchKey(shell.search, router, searchScope);

const root = createRoot(rootElement);
// A transition keeps the mark on the page until the first screen is there, or the browser has left for the sign-in page.
startTransition(() =>
  root.render(
    <AppRoot shell={shell}>
      <RouterProvider router={router} />
    </AppRoot>,
  ),
);
