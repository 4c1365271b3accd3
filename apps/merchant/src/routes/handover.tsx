import { createFileRoute } from '@tanstack/react-router';
import { readReturnPath } from '@tillbook/web-shell';
import { useCallback } from 'react';
import { keepWayBack } from '../app/way-back.ts';
import { takeHandoverCode } from '../app/handover-code.ts';
import { HandoverScreen } from './-handover-screen.tsx';

type HandoverSearch = {
  /** A screen of the account; the overview by default. */
  readonly to?: string | undefined;
  /** The admin app's list from which the account was opened. */
  readonly from?: string | undefined;
};

/** Receives an admin from the admin app on another origin. */
export const Route = createFileRoute('/handover')({
  // Sets every parameter, to undefined if rejected, because the router takes omitted parameters from the raw
  // address.
  validateSearch: ({ to, from }: Record<string, unknown>): HandoverSearch => ({
    to: readReturnPath(to),
    from: readReturnPath(from),
  }),
  component: HandoverRoute,
});

function HandoverRoute() {
  const { to = '/overview', from } = Route.useSearch();
  const navigate = Route.useNavigate();
  const goOn = useCallback(() => {
    keepWayBack(from);
    void navigate({ href: to, replace: true });
  }, [navigate, to, from]);
  return <HandoverScreen takeCode={takeHandoverCode} onDone={goOn} />;
}
