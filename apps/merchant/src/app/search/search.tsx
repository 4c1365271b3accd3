import {
  lazyComponent,
  lazyModule,
  useClientState,
  useLazyDialog,
  useSearch,
  useShell,
} from '@tillbook/web-shell';
import { useRouter, type AnyRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useIsViewing } from '../use-is-viewing.ts';
import { useMay } from '../use-may.ts';
import { navigation, shownNavigation } from '../navigation.tsx';
import { Palette } from './palette.tsx';
import { useSearchKeys } from './use-search-keys.ts';

const ShortcutsDialog = lazyComponent(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog);

const withdrawDialog = lazyModule(
  async () => (await import('../../routes/_account/overview/-withdraw-dialog.tsx')).WithdrawDialog,
);

export function Search() {
  const { search, settings } = useShell();
  const { isOpen } = useSearch();
  const accountId = useClientState((state) => state.account.accountId);
  const items = shownNavigation(navigation, settings.applicationMode).flat();
  const router = useRouter<AnyRouter>();
  const isViewing = useIsViewing();
  const mayWithdraw = useMay('payout_create') && !isViewing;
  const { Dialog: WithdrawDialog, openWhenLoaded, close } = useLazyDialog(withdrawDialog);
  const [areShortcutsOpen, setAreShortcutsOpen] = useState(false);
  const jump = (letter: string) => {
    const item = items.find((candidate) => candidate.letter === letter);
    if (item) void router.navigate({ href: item.path });
    return item !== undefined;
  };
  useSearchKeys({
    onSearch: search.open,
    onShortcuts: () => setAreShortcutsOpen(true),
    onJump: jump,
  });
  return (
    <>
      {isOpen && (
        <Palette
          accountId={accountId}
          items={items}
          onShortcuts={() => setAreShortcutsOpen(true)}
          onWithdraw={mayWithdraw ? () => openWhenLoaded() : undefined}
        />
      )}
      {WithdrawDialog && <WithdrawDialog accountId={accountId} onClose={close} />}
      {areShortcutsOpen && <ShortcutsDialog items={items} onClose={() => setAreShortcutsOpen(false)} />}
    </>
  );
}
