import { createFileRoute, redirect } from '@tanstack/react-router';
import { readReturnPath } from '@tillbook/web-shell';
import { requireSession } from '../app/require-session.ts';
import { keepWayBack } from '../app/way-back.ts';

type IndexSearch = {
  readonly accountId?: string | undefined;
  /** A screen of the account; its overview unless said. */
  readonly to?: string | undefined;
  /** Where in the admin app the account was opened. */
  readonly from?: string | undefined;
};

/** The way into the main area; with an account in the address it chooses that one first. */
export const Route = createFileRoute('/')({
  validateSearch: ({ accountId, to, from }: Record<string, unknown>): IndexSearch => ({
    accountId: typeof accountId === 'string' ? accountId : undefined,
    to: readReturnPath(to),
    from: readReturnPath(from),
  }),
  beforeLoad: async ({ context: { shell }, location, search, preload }) => {
    await requireSession(shell, location);
    if (search.accountId === undefined) throw redirect({ to: '/overview' });
    // Looking at a link is no choice yet.
    if (preload) return;
    const { selectAccount } = await import('../features/accounts/select-account.ts');
    if (!(await selectAccount(shell, search.accountId)))
      throw redirect({ to: '/program-list', state: { isAccountRefused: true } });
    keepWayBack(search.from);
    throw search.to === undefined ? redirect({ to: '/overview' }) : redirect({ href: search.to });
  },
});
