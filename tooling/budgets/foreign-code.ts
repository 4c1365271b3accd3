import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildOutput } from './build-output.ts';

type Other = {
  /** The folder of the app whose code is none of this one's. */
  readonly app: 'admin' | 'merchant';
  /** Paths of calls that only the other one makes, as its code names them. */
  readonly calls: readonly string[];
};

/** What each web app must not carry. The forms of the tokenization origin have no other app's code to carry. */
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
 * Finds what a built app carries of the other one: modules of its folder, and calls that it alone makes.
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
