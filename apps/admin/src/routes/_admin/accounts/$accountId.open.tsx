import { createFileRoute } from '@tanstack/react-router';
import { readReturnPath, useShell } from '@tillbook/web-shell';
import { useCallback } from 'react';
import { openingSearch, wayIn, type Opening } from '../../../app/open-address.ts';
import { hasOwnSession } from '../../../app/own-session.ts';
import { OpenAccountScreen } from './-open-account-screen.tsx';

/** Opens an account in the merchant app on another origin. */
export const Route = createFileRoute('/_admin/accounts/$accountId/open')({
  // Sets every parameter, to undefined if rejected, because the router takes omitted parameters from the raw
  // address.
  validateSearch: ({ to, from }: Record<string, unknown>): Opening => ({
    to: readReturnPath(to),
    from: readReturnPath(from),
  }),
  beforeLoad: async ({ context: { shell, leaveFor }, params: { accountId }, search, preload }) => {
    if (preload || hasOwnSession(shell)) return;
    leaveFor(wayIn(shell, accountId, search));
    // Renders no screen while the browser opens another page.
    await new Promise<never>(() => undefined);
  },
  component: OpenAccountRoute,
});

function OpenAccountRoute() {
  const { accountId } = Route.useParams();
  const { to, from } = Route.useSearch();
  const { leaveFor } = Route.useRouteContext();
  const { settings } = useShell();
  // Passes the code in the fragment, which is sent to no server and written to no log.
  const handOver = useCallback(
    (code: string) => leaveFor(`${settings.webBaseUrl}/handover?${openingSearch({ to, from })}#${code}`),
    [leaveFor, settings, to, from],
  );
  return <OpenAccountScreen accountId={accountId} backHref={from} onCode={handOver} />;
}
