import { useState } from 'react';
import type { Part } from './part.ts';
import { usePreparedPart } from './use-prepared-part.ts';

/**
 * A dialog or a form that a button opens, loaded as `usePreparedPart` says.
 *
 * @example
 * const { Opened: RefundDialog, trigger, close } = useOpenedPart(refundDialog);
 * <Button {...trigger}>Refund</Button>
 * {RefundDialog && <RefundDialog onClose={close} />}
 */
export const useOpenedPart = <Opened>(part: Part<Opened>) => {
  const [isOpen, setIsOpen] = useState(false);
  const { Loaded, intent, whenLoaded } = usePreparedPart(part);
  return {
    /** There while it is open. */
    Opened: isOpen ? Loaded : undefined,
    close: () => setIsOpen(false),
    /** For the button that opens it. */
    trigger: { ...intent, onClick: () => whenLoaded(() => setIsOpen(true)) },
  };
};
