import { BuildingIcon, BookIcon, LogOutIcon, PlusIcon } from '@tillbook/ui';
import {
  fitting,
  SearchPalette,
  useGo,
  useRested,
  useSearch,
  useShell,
  type Choice,
  type ChoiceGroup,
} from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { newAccountAddress } from '../../features/accounts/account-address.ts';
import { accountSearchQuery } from '../../features/accounts/api/list-accounts.ts';
import { adjustmentAddress, newEntrySetAddress } from '../../features/general-ledger/entry-set-address.ts';
import { entrySetListQuery } from '../../features/general-ledger/api/list-entry-sets.ts';
import { navigation } from '../navigation.tsx';
import { accountChoice, entrySetChoice, type Go } from './found-choices.tsx';

/** Shorter texts match too many names. */
const leastLetters = 2;

const mostOfEach = 6;

const nothingFound = 'No results. Try an account name or ID, or an entry set’s reference.';

export function Search() {
  return useSearch().isOpen && <AdminPalette />;
}

function AdminPalette() {
  const { text } = useSearch();
  const { found, isSearching, hasFailed } = useFound(text.trim());
  const leave = useSignOut();
  const go = useGo();

  const screens = navigation.map(({ name, path, icon }) => ({
    id: path,
    label: name,
    icon,
    run: () => go(path),
  }));
  const groups: readonly ChoiceGroup[] = [
    { label: 'Actions', commands: fitting([...actions(go), leave], text) },
    { label: 'Go to', commands: fitting(screens, text) },
    { label: 'Accounts', commands: found.accounts.map((account) => accountChoice(account, go)) },
    { label: 'Entry sets', commands: found.entrySets.map((entrySet) => entrySetChoice(entrySet, go)) },
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

/** Returns the matching accounts and entry sets once the user pauses typing. */
const useFound = (typed: string) => {
  const { client } = useShell();
  const text = useRested(typed);
  const isWorthIt = typed.length >= leastLetters;
  const enabled = isWorthIt && text.length >= leastLetters;
  const accounts = useQuery({ ...accountSearchQuery(client, text), enabled });
  const entrySets = useQuery({ ...entrySetListQuery(client, { text }, 1), enabled });
  return {
    found: {
      accounts: (isWorthIt && accounts.data?.items.slice(0, mostOfEach)) || [],
      entrySets: (isWorthIt && entrySets.data?.items.slice(0, mostOfEach)) || [],
    },
    isSearching: isWorthIt && (accounts.isFetching || entrySets.isFetching || text !== typed),
    hasFailed: isWorthIt && (accounts.isError || entrySets.isError),
  };
};

const actions = (go: Go): readonly Choice[] => [
  {
    id: 'create account',
    label: 'Create account',
    icon: <BuildingIcon />,
    run: () => go(newAccountAddress),
  },
  {
    id: 'create entry set',
    label: 'Create Entry Set',
    icon: <PlusIcon />,
    run: () => go(newEntrySetAddress),
  },
  { id: 'adjust', label: 'Adjust balance', icon: <BookIcon />, run: () => go(adjustmentAddress) },
];

const useSignOut = (): Choice => {
  const { signOut, unsavedChanges } = useShell();
  const leave = async () => {
    if (await unsavedChanges.mayLeave()) await signOut();
  };
  return { id: 'leave', label: 'Sign out', icon: <LogOutIcon />, run: () => void leave() };
};
