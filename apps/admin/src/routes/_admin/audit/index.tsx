import type { AuditEntry } from '@tillbook/contract';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import { useShell } from '@tillbook/web-shell';
import { useCallback } from 'react';
import { openAddress } from '../../../app/open-address.ts';
import { readAuditSearch } from '../../../features/audit/audit-filters.ts';
import { auditListQuery } from '../../../features/audit/api/list-audit-entries.ts';
import { AuditScreen } from './-audit-screen.tsx';

export const Route = createFileRoute('/_admin/audit/')({
  validateSearch: readAuditSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { shell }, deps: { page = 1, ...filters } }) => {
    void shell.queryClient().prefetchQuery(auditListQuery(shell.client, filters, page));
  },
  component: AuditRoute,
});

const accountHref = (accountId: string): string => `/admin/audit?accountId=${encodeURIComponent(accountId)}`;

const merchantScreens: readonly (readonly [prefix: string, path: string])[] = [
  ['txn_', '/transactions/'],
  ['pi_', '/payment-instruments/'],
];

function AuditRoute() {
  const { page = 1, ...filters } = Route.useSearch();
  const navigate = Route.useNavigate();
  const shell = useShell();
  const from = useLocation({ select: ({ publicHref }) => publicHref });

  const subjectHref = useCallback(
    ({ subject = '', accountId }: AuditEntry): string | undefined => {
      if (subject.startsWith('gls_')) return `/admin/general-ledger/${encodeURIComponent(subject)}`;
      const screen = merchantScreens.find(([prefix]) => subject.startsWith(prefix));
      if (!screen || accountId === undefined) return undefined;
      return openAddress(shell, accountId, { to: `${screen[1]}${subject}`, from });
    },
    [shell, from],
  );

  return (
    <AuditScreen
      filters={filters}
      // Adds no history entries while typing, and returns to the first page of results.
      onFilter={(changed) =>
        void navigate({
          search: readAuditSearch({ ...filters, ...changed }),
          replace: true,
          resetScroll: false,
        })
      }
      page={page}
      onPageChange={(next) =>
        void navigate({ search: readAuditSearch({ ...filters, page: next }), resetScroll: false })
      }
      accountHref={accountHref}
      subjectHref={subjectHref}
    />
  );
}
