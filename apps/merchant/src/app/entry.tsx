import {
  AppRoot,
  applyTheme,
  createShell,
  explainMissingParts,
  followTheme,
  readTheme,
} from '@tillbook/web-shell';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { followSession } from './follow-session.ts';
import { noteHandoverCode } from './handover-code.ts';
import { followLists } from './list-address.ts';
import { returnFocus } from './return-focus.ts';
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
returnFocus(router);

createRoot(rootElement).render(
  <AppRoot shell={shell}>
    <RouterProvider router={router} />
  </AppRoot>,
);
