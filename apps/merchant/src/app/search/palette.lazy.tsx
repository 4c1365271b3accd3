import {
  BookIcon,
  CardIcon,
  CommandPalette,
  KeypadIcon,
  LogOutIcon,
  SlipIcon,
  StoreIcon,
  SwitchIcon,
} from '@tillbook/ui';
import { useShell } from '@tillbook/web-shell';
import { useRouter, type AnyRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { viewedTransactions } from '../../features/transactions/queries.ts';
import { fitting, type Choice, type ChoiceGroup } from './choice.ts';
import { foundChoices, transactionChoice, type Go } from './found-choices.tsx';
import { nothingFound, searchFailed, searching } from './messages.ts';
import type { NavigationItem } from '../navigation.tsx';
import { useFound } from './use-found.ts';

export type PaletteProps = {
  readonly accountId: string;
  readonly places: readonly NavigationItem[];
  readonly onShortcuts: () => void;
  readonly onClose: () => void;
};

const mostRecent = 5;

/** Everything that can be named: screens, things to do, and what the platform finds. */
export function Palette({ accountId, places, onShortcuts, onClose }: PaletteProps) {
  // The palette leads to places of this app alone, whichever they are.
  const router = useRouter<AnyRouter>();
  const { queryClient } = useShell();
  const [query, setQuery] = useState('');
  const { found, isSearching, hasFailed } = useFound(accountId, query);
  const deeds = useDeeds(onShortcuts);

  const go: Go = (href) => void router.navigate({ href });
  const recent = viewedTransactions(queryClient(), accountId)
    .slice(0, mostRecent)
    .map((transaction) => transactionChoice(transaction, go, `recent ${transaction.id}`));
  const screens = [...places, ...besideMenu].map(({ name, path, icon }) => ({
    id: path,
    label: name,
    icon,
    run: () => go(path),
  }));
  const groups: readonly ChoiceGroup[] = [
    { label: 'Found', commands: found ? foundChoices(found, go) : [] },
    { label: 'Go to', commands: fitting(screens, query) },
    { label: 'Do', commands: fitting([...placesToDo(go), ...deeds], query) },
    { label: 'Recent', commands: fitting(recent, query) },
  ];
  const choices = groups.flatMap(({ commands }) => commands);

  const choose = (id: string) => {
    onClose();
    choices.find((choice) => choice.id === id)?.run();
  };
  const statusText = () => {
    if (isSearching) return searching;
    if (hasFailed) return searchFailed;
    return choices.length === 0 ? nothingFound : '';
  };

  return (
    <CommandPalette
      open
      onOpenChange={onClose}
      label="Search"
      placeholder="ID, amount, last four, e-mail, reference"
      query={query}
      onQueryChange={setQuery}
      groups={groups}
      statusText={statusText()}
      onChoose={choose}
    />
  );
}

/** Screens that the menu, whose items are given, does not have. */
const besideMenu: readonly NavigationItem[] = [
  { name: 'Statements', path: '/statements', icon: <SlipIcon /> },
  { name: 'Pending Ledger', path: '/pending-ledger', icon: <BookIcon /> },
  { name: 'Settled Ledger', path: '/settled-ledger', icon: <BookIcon /> },
];

/** What is done on a screen of its own. */
const placesToDo = (go: Go): readonly Choice[] => [
  {
    id: 'take',
    label: 'Take a payment in person',
    icon: <KeypadIcon />,
    run: () => go('/virtual-terminal'),
  },
  {
    id: 'store',
    label: 'Add a payment instrument',
    icon: <CardIcon />,
    run: () => go('/payment-instruments/create'),
  },
  { id: 'edit', label: 'Edit the profile', icon: <StoreIcon />, run: () => go('/profile/edit') },
  { id: 'switch', label: 'Switch account', icon: <SwitchIcon />, run: () => go('/program-list') },
];

const useDeeds = (onShortcuts: () => void): readonly Choice[] => {
  const { signOut, unsavedChanges } = useShell();
  const leave = async () => {
    if (await unsavedChanges.mayLeave()) await signOut();
  };
  return [
    { id: 'shortcuts', label: 'Show keyboard shortcuts', icon: <BookIcon />, run: onShortcuts },
    { id: 'leave', label: 'Sign out', icon: <LogOutIcon />, run: () => void leave() },
  ];
};
