import { createFileRoute, redirect } from '@tanstack/react-router';
import { readReturnPath } from '@tillbook/web-shell';
import { requireSession } from '../app/require-session.ts';

type IndexSearch = {
  readonly accountId?: string | undefined;
  /** A screen of the account; the overview by default. */
  readonly to?: string | undefined;
  /** The admin app's list from which the account was opened. */
  readonly from?: string | undefined;
};

/** Opens the account area; selects the account in the address first. */
export const Route = createFileRoute('/')({
  validateSearch: ({ accountId, to, from }: Record<string, unknown>): IndexSearch => ({
    accountId: typeof accountId === 'string' ? accountId : undefined,
    to: readReturnPath(to),
    from: readReturnPath(from),
  }),
  beforeLoad: async ({ context: { shell }, location, search, preload }) => {
    await requireSession(shell, location);
    if (search.accountId === undefined) throw redirect({ to: '/overview' });
    // Hovering over a link must not select an account.
    if (preload) return;
    const [{ selectAccount }, { keepWayBack }] = await Promise.all([
      import('../app/select-account.ts'),
      import('../app/way-back.ts'),
    ]);
    if (!(await selectAccount(shell, search.accountId)))
      throw redirect({ to: '/program-list', state: { isAccountRefused: true } });
    keepWayBack(search.from);
    throw search.to === undefined ? redirect({ to: '/overview' }) : redirect({ href: search.to });
  },
});
