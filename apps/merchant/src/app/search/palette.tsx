import {
  BookIcon,
  CardIcon,
  KeypadIcon,
  LogOutIcon,
  SlipIcon,
  StoreIcon,
  SwitchIcon,
  TrayOutIcon,
} from '@tillbook/ui';
import type { Account } from '@tillbook/contract';
import { accountShowsBalances, formatCents } from '@tillbook/domain';
import {
  fitting,
  isReadable,
  SearchPalette,
  useGo,
  useSearch,
  useShell,
  type Choice,
  type ChoiceGroup,
} from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '../../features/accounts/api/get-account.ts';
import { viewedTransactions } from '../../features/transactions/api/get-transaction.ts';
import { foundChoices, transactionChoice, type Go } from './found-choices.tsx';
import type { NavigationItem } from '../navigation.tsx';
import { useFound } from './use-found.ts';

export type PaletteProps = {
  readonly accountId: string;
  readonly items: readonly NavigationItem[];
  readonly onShortcuts: () => void;
  /** Opens the withdrawal dialog; undefined if the user cannot withdraw. */
  readonly onWithdraw: (() => void) | undefined;
};

const nothingFound = 'No results. Try a full ID, email or reference, or an exact amount such as 48.45.';

const mostRecent = 5;

export function Palette({ accountId, items, onShortcuts, onWithdraw }: PaletteProps) {
  const { client, queryClient } = useShell();
  const { text: query } = useSearch();
  const { found, isSearching, hasFailed } = useFound(accountId, query);
  const account = useQuery({ ...accountQuery(client, accountId), enabled: onWithdraw !== undefined });
  const actions = useActions(onShortcuts);

  const go = useGo();
  const recent = viewedTransactions(queryClient(), accountId)
    .slice(0, mostRecent)
    .map((transaction) => transactionChoice(transaction, go, `recent ${transaction.id}`));
  const screens = [...items, ...besideMenu].map(({ name, path, icon }) => ({
    id: path,
    label: name,
    icon,
    run: () => go(path),
  }));
  const groups: readonly ChoiceGroup[] = [
    {
      label: 'Actions',
      commands: fitting(
        [...withdrawChoices(account.data, onWithdraw), ...screenActions(go), ...actions],
        query,
      ),
    },
    { label: 'Recent', commands: fitting(recent, query) },
    { label: 'Go to', commands: fitting(screens, query) },
    { label: 'Results', commands: found ? foundChoices(found, go) : [] },
  ];

  return (
    <SearchPalette
      groups={groups}
      isSearching={isSearching}
      hasFailed={hasFailed}
      nothingFound={nothingFound}
    />
  );
}

/** Screens that the menu does not list. */
const besideMenu: readonly NavigationItem[] = [
  { name: 'Statements', path: '/statements', icon: <SlipIcon /> },
  { name: 'Pending Ledger', path: '/pending-ledger', icon: <BookIcon /> },
  { name: 'Settled Ledger', path: '/settled-ledger', icon: <BookIcon /> },
];

const withdrawChoices = (
  account: Account | undefined,
  onWithdraw: (() => void) | undefined,
): readonly Choice[] => {
  if (onWithdraw === undefined || account === undefined || !accountShowsBalances(account.type)) return [];
  if (!isReadable(account.availableBalance) || account.availableBalance <= 0) return [];
  return [
    {
      id: 'withdraw',
      label: `Withdraw ${formatCents(account.availableBalance)}`,
      icon: <TrayOutIcon />,
      run: onWithdraw,
    },
  ];
};

/** Lists the actions that have their own screen. */
const screenActions = (go: Go): readonly Choice[] => [
  {
    id: 'take',
    label: 'Take payment',
    icon: <KeypadIcon />,
    run: () => go('/virtual-terminal'),
  },
  {
    id: 'store',
    label: 'Create payment instrument',
    icon: <CardIcon />,
    run: () => go('/payment-instruments/create'),
  },
  { id: 'edit', label: 'Edit profile', icon: <StoreIcon />, run: () => go('/profile/edit') },
  { id: 'switch', label: 'Switch account', icon: <SwitchIcon />, run: () => go('/program-list') },
];

const useActions = (onShortcuts: () => void): readonly Choice[] => {
  const { signOut, unsavedChanges } = useShell();
  const leave = async () => {
    if (await unsavedChanges.mayLeave()) await signOut();
  };
  return [
    { id: 'shortcuts', label: 'Show keyboard shortcuts', icon: <BookIcon />, run: onShortcuts },
    { id: 'leave', label: 'Sign out', icon: <LogOutIcon />, run: () => void leave() },
  ];
};
