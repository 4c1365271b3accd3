import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNotify } from '../notifications/use-notify.ts';
import type { LazyModule } from './lazy-module.ts';
import { loadFailureText } from './load-failure.ts';

/**
 * A dialog that a button opens, or a form that takes the place of what it edits. Its code is loaded when the page is idle or
 * somebody goes for the button, so that it is there without a connection as well. Where it cannot be loaded, that is said,
 * and the screen stays as it is.
 *
 * @param options.initiallyOpen true where it was open when the screen was left
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
  const [isOpen, setIsOpen] = useState(initiallyOpen);
  const loaded = useSyncExternalStore(dialog.subscribe, dialog.get);
  useEffect(() => dialog.prefetch('idle'), [dialog]);

  const load = () => void dialog.load();
  const openWhenLoaded = async (onOpen?: () => void) => {
    if (!dialog.get() && !(await dialog.load())) {
      notify('critical', loadFailureText());
      return;
    }
    onOpen?.();
    setIsOpen(true);
  };

  return {
    /** There while it is open. */
    Dialog: isOpen ? loaded : undefined,
    close: () => setIsOpen(false),
    /** Opens it, after a last preparation, once it is there. */
    openWhenLoaded: (onOpen?: () => void) => void openWhenLoaded(onOpen),
    /** For the button that opens it. */
    trigger: { onFocus: load, onPointerEnter: load, onClick: () => void openWhenLoaded() },
  };
};
