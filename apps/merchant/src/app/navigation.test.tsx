import { expect, test } from 'vitest';
import { navigation, shownNavigation, type NavigationItem } from './navigation.tsx';

const item = (name: string, isDevelopmentOnly = false): NavigationItem => ({
  name,
  path: `/${name}`,
  icon: null,
  isDevelopmentOnly,
});
const groups = [[item('payments'), item('probe', true)], [item('workbench', true)]];
const names = (shown: readonly (readonly NavigationItem[])[]) =>
  shown.map((group) => group.map(({ name }) => name));

test(
  'an item flagged dev-only appears in the application mode dev alone',
  { meta: { shows: ['spec:2.31'] } },
  () => {
    expect(names(shownNavigation(groups, 'dev'))).toEqual([['payments', 'probe'], ['workbench']]);
    expect(names(shownNavigation(groups, 'production'))).toEqual([['payments']]);
  },
);

test('in production the menu is the specification’s, in its order', () => {
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
