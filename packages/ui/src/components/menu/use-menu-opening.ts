import { useEffect, useRef, useState, type RefObject } from 'react';
import { nextFrame } from '../../timing/next-frame.ts';
import { holdKeys, type HeldKeys } from './held-keys.ts';

/** `pressed` lasts a frame, which draws the pressed button before the list is rendered. */
type Opening = 'closed' | 'pressed' | 'open';

/** Opens a menu's list one frame after the press. Keys pressed in between reach the list. */
export const useMenuOpening = (button: RefObject<HTMLElement | null>) => {
  const [opening, setOpening] = useState<Opening>('closed');
  const keys = useRef<HeldKeys>(undefined);
  useEffect(() => () => keys.current?.drop(), []);

  const close = () => {
    keys.current?.drop();
    setOpening('closed');
  };
  const open = async () => {
    keys.current?.drop();
    if (button.current) keys.current = holdKeys(button.current, close);
    setOpening('pressed');
    await nextFrame();
    setOpening((now) => (now === 'pressed' ? 'open' : now));
  };

  return {
    isPressed: opening !== 'closed',
    isListOpen: opening === 'open',
    open: () => void open(),
    close,
    /** Passes the held keys to the list, which has the focus. */
    passKeys: () => void keys.current?.pass(),
  };
};
