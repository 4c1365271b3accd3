import {
  AppRoot,
  applyTheme,
  createShell,
  followSearchKey,
  followTheme,
  readTheme,
  renderFirstScreen,
} from '@tillbook/web-shell';
import { RouterProvider } from '@tanstack/react-router';
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
void renderFirstScreen(
  root,
  router,
  <AppRoot shell={shell}>
    <RouterProvider router={router} />
  </AppRoot>,
);
