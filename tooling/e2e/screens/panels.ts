import type { Page } from 'playwright';
import { admin, roaster } from '../journeys/person.ts';
import type { Person } from '../product/sign-in-by-call.ts';
import {
  openByButton,
  openLeaving,
  openOnTeam,
  openPreview,
  openSaveView,
  openSearch,
  openShortcuts,
} from './open-panel.ts';

/** A dialog or menu that opens above a screen and isn't a form. */
export type Panel = {
  readonly name: string;
  readonly person: Person;
  readonly path: string;
  readonly open: (page: Page) => Promise<void>;
};

const previewedLists = [
  '/payments',
  '/refunds',
  '/disputes',
  '/settlements',
  '/payment-instruments',
  '/pending-ledger',
  '/settled-ledger',
] as const;

const onOverview = { person: roaster, path: '/overview' };
const onPayments = { person: roaster, path: '/payments' };
const onTeam = { person: roaster, path: '/team' };

/** Every panel that a screen opens, except the dialogs of forms and the "Sort" menu of phones. */
export const panels: readonly Panel[] = [
  { ...onOverview, name: 'balance changes', open: openByButton('Why did it change?') },
  { ...onOverview, name: 'search', open: openSearch('', /./) },
  { ...onOverview, name: 'search with results', open: openSearch('4242', /^Results$/) },
  { ...onOverview, name: 'search without results', open: openSearch('no such thing', /^No results\./) },
  { ...onOverview, name: 'keyboard shortcuts', open: openShortcuts },
  { ...onPayments, name: 'date filter', open: openByButton(/^Date/) },
  { ...onPayments, name: 'status filter', open: openByButton(/^Status/) },
  { ...onPayments, name: 'amount filter', open: openByButton(/^Amount$/) },
  { ...onPayments, name: 'more filters', open: openByButton('More filters') },
  { ...onPayments, name: 'columns', open: openByButton(/^Columns/) },
  { ...onPayments, name: 'views', open: openByButton('Views') },
  { ...onPayments, name: 'save a view', open: openSaveView },
  { ...onPayments, name: 'take payment', open: openByButton('Take payment') },
  ...previewedLists.map((path) => ({ name: 'preview', person: roaster, path, open: openPreview() })),
  // The newest row is an adjustment.
  { name: 'preview', person: roaster, path: '/payouts', open: openPreview(/Payout to /) },
  {
    name: 'evidence preview',
    person: roaster,
    path: '/disputes/{dispute}',
    open: openByButton(/^Preview$/),
  },
  { ...onTeam, name: 'change role', open: openOnTeam(/^Change role of cashier@/) },
  { ...onTeam, name: 'remove', open: openOnTeam(/^Remove cashier@/) },
  { ...onTeam, name: 'withdraw invite', open: openOnTeam(/^Withdraw invite to /) },
  { name: 'leave', person: roaster, path: '/profile/edit', open: openLeaving },
  { name: 'search', person: admin, path: '/admin/accounts', open: openSearch('', /./) },
  { name: 'date filter', person: admin, path: '/admin/audit', open: openByButton(/^Date/) },
];
