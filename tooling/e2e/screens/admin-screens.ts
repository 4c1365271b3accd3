import { admin } from '../journeys/person.ts';
import type { Screen } from './screen.ts';

/** Every route of the admin app. */
export const adminScreens: readonly Screen[] = [
  {
    name: 'admin accounts',
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
    person: admin,
    path: '/admin/general-ledger',
    heading: /^General Ledger/,
    documentTitle: 'General Ledger',
    content: /^Posted$/,
    parts: [
      {
        name: 'accounts',
        call: /\/api\/general-ledger\/list-accounts$/,
        failure: 'The server could not be reached. What stands here is a sample, not the books.',
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
    name: 'admin address that leads nowhere',
    path: '/admin/nowhere',
    heading: /^Page not found$/,
    documentTitle: 'Page not found',
    content: /^There is nothing at this address$/,
  },
];
