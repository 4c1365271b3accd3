import { admin } from '../journeys/person.ts';
import type { Screen } from './screen.ts';

const administration = {
  name: 'administration',
  call: /\/api\/accounts\/administration$/,
  failure: 'Account not found or could not be loaded.',
} as const;

const ledgerAccounts = /\/api\/general-ledger\/list-accounts$/;

/** Every route of the admin app. */
export const adminScreens: readonly Screen[] = [
  {
    name: 'admin accounts',
    shows: ['spec:1.14'],
    person: admin,
    path: '/admin/accounts',
    heading: /^Accounts$/,
    documentTitle: 'Accounts',
    content: /^Birchwood Bikes$/,
    parts: [
      {
        name: 'list',
        call: /\/api\/accounts\/list-accounts$/,
        failure: 'Failed to fetch accounts. Please try again later.',
      },
    ],
  },
  {
    name: 'general ledger',
    shows: ['spec:1.14', 'spec:2.139'],
    person: admin,
    path: '/admin/general-ledger',
    heading: /^General Ledger/,
    documentTitle: 'General Ledger',
    content: /^Posted$/,
    parts: [
      {
        name: 'accounts',
        call: ledgerAccounts,
        failure: 'We couldn’t reach the server. This is sample data, not your ledger.',
      },
      {
        name: 'entry sets',
        call: /\/api\/general-ledger\/entry-sets$/,
        failure: 'Failed to fetch entry sets. Please try again later.',
      },
    ],
  },
  {
    name: 'entry set',
    person: admin,
    path: '/admin/general-ledger/{entrySet}',
    heading: /^\w+/,
    documentTitle: '',
    content: /^Created by$/,
    parts: [
      {
        name: 'entry set',
        call: /\/api\/general-ledger\/entry-sets\/gls_\w+$/,
        failure: 'Entry set not found or could not be loaded.',
      },
    ],
  },
  {
    name: 'new entry set',
    person: admin,
    path: '/admin/general-ledger/create',
    heading: /^New entry set$/,
    documentTitle: 'New entry set',
    content: /^Save draft$/,
    parts: [
      {
        name: 'accounts',
        call: ledgerAccounts,
        failure: 'Failed to fetch the general ledger. Please try again later.',
      },
    ],
  },
  {
    name: 'draft',
    person: admin,
    path: '/admin/general-ledger/{draft}/edit',
    heading: /^Edit DRAFT-E2E$/,
    documentTitle: 'Edit DRAFT-E2E',
    content: /^Save draft$/,
    parts: [
      {
        name: 'entry set',
        call: /\/api\/general-ledger\/entry-sets\/gls_\w+$/,
        failure: 'Entry set not found or could not be loaded.',
      },
      {
        name: 'accounts',
        call: ledgerAccounts,
        failure: 'Failed to fetch the general ledger. Please try again later.',
      },
    ],
  },
  {
    name: 'general ledger with a filter that finds nothing',
    person: admin,
    path: '/admin/general-ledger?status=Reversed&text=there-is-no-such-text',
    heading: /^General Ledger/,
    documentTitle: 'General Ledger',
    content: /^No entry sets found$/,
  },
  {
    name: 'adjustment',
    person: admin,
    path: '/admin/general-ledger/adjustment?account={account}',
    heading: /^Adjust balance$/,
    documentTitle: 'Adjust balance',
    content: /^Available after$/,
    parts: [
      {
        name: 'accounts',
        call: /\/api\/accounts\/list-accounts$/,
        failure: 'Failed to fetch accounts. Please try again later.',
      },
    ],
  },
  {
    name: 'audit',
    person: admin,
    path: '/admin/audit',
    heading: /^Audit$/,
    documentTitle: 'Audit',
    content: /^admin@example\.com$/,
    parts: [
      {
        name: 'list',
        call: /\/api\/audit$/,
        failure: 'Failed to fetch the audit trail. Please try again later.',
      },
    ],
  },
  {
    name: 'audit without matches',
    person: admin,
    path: '/admin/audit?email=nobody%40nowhere.example',
    heading: /^Audit$/,
    documentTitle: 'Audit',
    content: /^No entries found$/,
  },
  {
    name: 'system',
    person: admin,
    path: '/admin/system',
    heading: /^System$/,
    documentTitle: 'System',
    content: /^Frontend errors, last 7 days$/,
    parts: [
      {
        name: 'figures',
        call: /\/api\/system$/,
        failure: 'Failed to fetch the platform’s status. Please try again later.',
      },
    ],
  },
  // After the audit trail: its first page holds only the newest reads, and these screens add more than a page
  // of reads.
  {
    name: 'new account',
    person: admin,
    path: '/admin/accounts/create',
    heading: /^Create account$/,
    documentTitle: 'Create account',
    content: /^Fee profile$/,
    parts: [
      {
        name: 'programs',
        call: /\/api\/programs$/,
        failure: 'Failed to fetch programs. Please try again later.',
      },
    ],
  },
  {
    name: 'managed account',
    person: admin,
    path: '/admin/accounts/{account}',
    heading: /^Harbor Coffee Roasters$/,
    documentTitle: 'Harbor Coffee Roasters',
    content: /^Statement descriptor$/,
    parts: [
      administration,
      {
        name: 'people',
        call: /\/api\/accounts\/grants$/,
        failure: 'Failed to fetch the people with access. Please try again later.',
      },
      {
        name: 'devices',
        call: /\/api\/v1\/accounts\/devices$/,
        failure: 'Failed to fetch devices. Please try again later.',
      },
    ],
  },
  {
    name: 'fees',
    person: admin,
    path: '/admin/accounts/{account}/fees',
    heading: /^Edit fees$/,
    documentTitle: 'Edit fees',
    content: /^Save fees$/,
    parts: [administration],
  },
  {
    name: 'programs',
    person: admin,
    path: '/admin/programs',
    heading: /^Programs$/,
    documentTitle: 'Programs',
    content: /^Tillbook Main Street$/,
    parts: [
      {
        name: 'list',
        call: /\/api\/programs$/,
        failure: 'Failed to fetch programs. Please try again later.',
      },
    ],
  },
  {
    name: 'unknown admin page',
    person: admin,
    path: '/admin/nowhere',
    heading: /^Page not found$/,
    documentTitle: 'Page not found',
    content: /^There’s nothing at this address$/,
  },
];
