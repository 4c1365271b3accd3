import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildOutput } from './build-output.ts';

type Other = {
  readonly app: 'admin' | 'merchant';
  /** Paths of calls that only the other app makes. */
  readonly calls: readonly string[];
};

/** Code that each web app must not contain. The tokenization forms share no code with another app. */
const others: Readonly<Record<string, Other>> = {
  merchant: {
    app: 'admin',
    calls: [
      '/accounts/adjustments',
      '/accounts/administration',
      '/accounts/grants',
      '/accounts/grants/revoke',
      '/accounts/list-accounts',
      '/accounts/status',
      '/audit',
      '/general-ledger/entry-sets',
      '/general-ledger/list-accounts',
      '/identity/handover-codes',
      '/programs',
      '/system',
    ],
  },
  admin: {
    app: 'merchant',
    calls: [
      '/accounts/account-settings',
      '/accounts/audit',
      '/accounts/profiles',
      '/disputes',
      '/identity/handover',
      '/payment-instruments',
      '/payment-instruments/tickets',
      '/receipts/transaction/email',
      '/settlements',
      '/transactions',
      '/transactions/refund',
    ],
  },
};

const quoted = (text: string, path: string): boolean =>
  ['"', "'", '`'].some((mark) => text.includes(mark + path + mark));

/**
 * Finds the other app's modules and calls in a built app.
 *
 * @example foreignCode('merchant', output) // ['merchant carries ../admin/src/app/router.ts in assets/index.js.']
 */
export function foreignCode(app: string, { folder, modules }: BuildOutput): readonly string[] {
  const other = others[app];
  if (!other) return [];
  return Object.entries(modules).flatMap(([file, ids]) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const foreign = [
      ...ids.filter((id) => `/${id}`.includes(`/${other.app}/src/`)),
      ...other.calls
        .filter((path) => quoted(text, path))
        .map((path) => `the call ${path} of apps/${other.app}`),
    ];
    return foreign.map((what) => `${app} carries ${what} in ${file}.`);
  });
}
