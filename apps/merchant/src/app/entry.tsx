import {
  AppRoot,
  applyTheme,
  createShell,
  explainMissingParts,
  followTheme,
  leisure,
  readTheme,
} from '@tillbook/web-shell';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { followSession } from './follow-session.ts';
import { noteHandoverCode } from './handover-code.ts';
import { followLists } from './list-address.ts';
import { createAppRouter } from './router.ts';

noteHandoverCode(window);
const rootElement = document.getElementById('root');
if (!rootElement) throw new Error('The page has no element with the id "root".');

applyTheme(window, readTheme(window));
followTheme(window);
const shell = createShell(window);
explainMissingParts(window, shell.reachability);
const router = createAppRouter(shell);
followSession(shell, router);
followLists(shell, router);

createRoot(rootElement).render(
  <AppRoot shell={shell}>
    <RouterProvider router={router} />
  </AppRoot>,
);

// Nobody goes back before there is something to come back to.
const followBack = async () => {
  await leisure();
  const { returnFocus } = await import('./return-focus.ts');
  returnFocus(router);
};
// Without it, Back still works; only the focus begins anew at the top.
followBack().catch(() => undefined);
