import {
  AppRoot,
  applyTheme,
  createShell,
  explainLoadFailure,
  followSearchKey,
  followTheme,
  readTheme,
  renderFirstScreen,
} from '@tillbook/web-shell';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { followSession } from './follow-session.ts';
import { noteHandoverCode } from './handover-code.ts';
import { searchScope } from './search-scope.ts';
import { followLists } from './visited-lists/list-address.ts';
import { createAppRouter } from './router.ts';

noteHandoverCode(window);
const rootElement = document.getElementById('root');
if (!rootElement) throw new Error('The page has no element with the id "root".');

applyTheme(window, readTheme(window));
followTheme(window);
const shell = createShell(window);
explainLoadFailure(window, shell.reachability);
const router = createAppRouter(shell);
followSession(shell, router);
followSearchKey(shell.search, router, searchScope);
followLists(shell, router);

const root = createRoot(rootElement);
void renderFirstScreen(
  root,
  router,
  <AppRoot shell={shell}>
    <RouterProvider router={router} />
  </AppRoot>,
);

// Before the first navigation, there is nothing to go back to.
const stopWaiting = router.history.subscribe(() => {
  stopWaiting();
  // If the download fails, Back still works, but the focus starts at the top.
  void import('./return-focus.ts').then(({ returnFocus }) => returnFocus(router)).catch(() => undefined);
});
