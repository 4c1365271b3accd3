import { expect, test } from 'vitest';
import { isCurrent, navigation, shownNavigation, type NavigationItem } from './navigation.tsx';

const item = (name: string, isDevelopmentOnly = false): NavigationItem => ({
  name,
  path: `/${name}`,
  icon: null,
  isDevelopmentOnly,
});
const groups = [[item('payments'), item('probe', true)], [item('workbench', true)]];
const names = (shown: readonly (readonly NavigationItem[])[]) =>
  shown.map((group) => group.map(({ name }) => name));

test('shows developer items only in application mode dev', { meta: { shows: ['spec:2.31'] } }, () => {
  expect(names(shownNavigation(groups, 'dev'))).toEqual([['payments', 'probe'], ['workbench']]);
  expect(names(shownNavigation(groups, 'production'))).toEqual([['payments']]);
});

test('lists the specification’s menu in its order in production', () => {
  expect(names(shownNavigation(navigation, 'production')).flat()).toEqual([
    'Overview',
    'Payments',
    'Payouts',
    'Settlements',
    'Refunds',
    'Payment Instruments',
    'Virtual Terminal',
    'Disputes',
    'Settings',
    'Profile',
  ]);
});

test.each([
  ['/payments', undefined, 'Payments'],
  ['/settlements/stl_1', undefined, 'Settlements'],
  ['/statements/2026-10', undefined, 'Settlements'],
  ['/settled-ledger', undefined, 'Overview'],
  ['/transactions/txn_1', '/refunds', 'Refunds'],
])('assigns the screen %s (list %s) to the menu item %s', (pathname, listOfDetail, name) => {
  const current = navigation.flat().filter((each) => isCurrent(each, pathname, listOfDetail));
  expect(current.map((each) => each.name)).toEqual([name]);
});
