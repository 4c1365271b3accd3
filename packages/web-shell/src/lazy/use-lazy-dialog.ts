import { nextFrame } from '@tillbook/ui/timing';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNotify } from '../notifications/use-notify.ts';
import { holdKeys } from './held-keys.ts';
import type { LazyModule } from './lazy-module.ts';
import { loadFailureText } from './load-failure.ts';

/**
 * Opens a dialog with a button. The dialog's code is loaded when the page is idle or the user moves to the
 * button, so that the dialog also opens without a connection. If the code cannot be loaded, a notification is
 * shown.
 *
 * @param options.initiallyOpen true if the dialog was open when the user left the screen
 * @example
 * const { Dialog: RefundDialog, trigger, close } = useLazyDialog(refundDialog);
 * <Button {...trigger}>Refund</Button>
 * {RefundDialog && <RefundDialog onClose={close} />}
 */
export const useLazyDialog = <Dialog>(
  dialog: LazyModule<Dialog>,
  { initiallyOpen = false }: { readonly initiallyOpen?: boolean } = {},
) => {
  const notify = useNotify();
  // An object, so that opening the dialog again is also a change.
  const [{ isOpen }, setState] = useState({ isOpen: initiallyOpen });
  const release = useRef<() => void>(undefined);
  const loaded = useSyncExternalStore(dialog.subscribe, dialog.get);
  useEffect(() => dialog.prefetch('idle'), [dialog]);
  // Releases the keys once the dialog has rendered: the dialog handles the keys from then on.
  useEffect(() => {
    if (isOpen) release.current?.();
  });
  useEffect(() => () => release.current?.(), []);

  const load = () => void dialog.load();
  const openWhenLoaded = async (onOpen?: () => void) => {
    release.current?.();
    release.current = holdKeys();
    await nextFrame();
    if (!dialog.get() && !(await dialog.load())) {
      release.current();
      notify('critical', loadFailureText());
      return;
    }
    onOpen?.();
    setState({ isOpen: true });
  };

  return {
    Dialog: isOpen ? loaded : undefined,
    close: () => setState({ isOpen: false }),
    /** Opens the dialog once it has loaded, after `onOpen`. */
    openWhenLoaded: (onOpen?: () => void) => void openWhenLoaded(onOpen),
    trigger: { onFocus: load, onPointerEnter: load, onClick: () => void openWhenLoaded() },
  };
};
