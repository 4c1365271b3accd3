import { createFileRoute, redirect } from '@tanstack/react-router';
import { requireSession } from '../app/require-session.ts';

type IndexSearch = { readonly accountId?: string | undefined };

/** The way into the main area; with an account in the address it chooses that one first. */
export const Route = createFileRoute('/')({
  validateSearch: ({ accountId }: Record<string, unknown>): IndexSearch => ({
    accountId: typeof accountId === 'string' ? accountId : undefined,
  }),
  beforeLoad: async ({ context: { shell }, location, search, preload }) => {
    await requireSession(shell, location);
    if (search.accountId === undefined) throw redirect({ to: '/overview' });
    // Looking at a link is no choice yet.
    if (preload) return;
    const { selectAccount } = await import('../features/accounts/select-account.ts');
    const isSelected = await selectAccount(shell, search.accountId);
    throw redirect({ to: isSelected ? '/overview' : '/program-list' });
  },
});
