import { lazyComponent, useClientState, useShell } from '@tillbook/web-shell';
import { useRouter, type AnyRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { navigation, shownNavigation } from '../navigation.tsx';
import { useSearchKeys } from './use-search-keys.ts';

const Palette = lazyComponent(async () => (await import('./palette.lazy.tsx')).Palette);
const ShortcutsDialog = lazyComponent(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog);

export type SearchProps = {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
};

/** Listens for the keys of the search and of the jumps, and shows what they open. */
export function Search({ isOpen, onOpenChange }: SearchProps) {
  const accountId = useClientState((state) => state.account.accountId);
  const places = shownNavigation(navigation, useShell().settings.applicationMode).flat();
  const router = useRouter<AnyRouter>();
  const [areShortcutsOpen, setAreShortcutsOpen] = useState(false);
  const jump = (letter: string) => {
    const place = places.find((candidate) => candidate.letter === letter);
    if (place) void router.navigate({ href: place.path });
    return place !== undefined;
  };
  useSearchKeys({
    onSearch: () => onOpenChange(true),
    onShortcuts: () => setAreShortcutsOpen(true),
    onJump: jump,
  });
  return (
    <>
      {isOpen && (
        <Palette
          accountId={accountId}
          places={places}
          onShortcuts={() => setAreShortcutsOpen(true)}
          onClose={() => onOpenChange(false)}
        />
      )}
      {areShortcutsOpen && <ShortcutsDialog places={places} onClose={() => setAreShortcutsOpen(false)} />}
    </>
  );
}
