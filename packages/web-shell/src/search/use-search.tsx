import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { loadFailureText } from '../lazy/load-failure.ts';
import type { LazyModule } from '../lazy/lazy-module.ts';
import { useNotify } from '../notifications/use-notify.ts';
import { useShell } from '../shell/use-shell.tsx';

export const useSearch = () => {
  const { search } = useShell();
  return useSyncExternalStore(search.subscribe, search.get);
};

/**
 * Loads the code of the search when it is first opened. If that fails, closes the search and shows a
 * notification.
 */
export function LoadSearch({ module }: { readonly module: LazyModule<unknown> }) {
  const { search } = useShell();
  const isOpen = useSyncExternalStore(search.subscribe, () => search.get().isOpen);
  const notify = useNotify();
  const giveUp = useEffectEvent(() => {
    search.close();
    notify('critical', loadFailureText());
  });
  useEffect(() => {
    const load = async () => {
      if (!(await module.load())) giveUp();
    };
    if (isOpen) void load();
  }, [isOpen, module]);
  return null;
}
