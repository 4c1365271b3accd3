import { openPaletteFrame, type PaletteFrame } from '@tillbook/ui';
import { nextFrame } from '@tillbook/ui/timing';

type SearchState = {
  readonly isOpen: boolean;
  readonly text: string;
  /** The frame of the palette, open until the palette's code has loaded. */
  readonly frame?: PaletteFrame;
};

/** The search of a page. It opens immediately, even before its code has loaded. */
export type Search = {
  readonly get: () => SearchState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly open: () => void;
  readonly type: (text: string) => void;
  readonly close: () => void;
  /** The placeholder of the empty field; each app sets it once. */
  placeholder: string;
};

const closed: SearchState = { isOpen: false, text: '' };

export const createSearch = (page: Document): Search => {
  let state = closed;
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());
  const become = (next: SearchState) => {
    state = next;
    notify();
  };
  const search: Search = {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: () => {
      if (state.isOpen) return;
      const { placeholder, type: onType, close: onCancel } = search;
      state = {
        ...closed,
        isOpen: true,
        frame: openPaletteFrame(page, { label: 'Search', placeholder, onType, onCancel }),
      };
      // Renders the palette once its frame is on the screen.
      void nextFrame().then(notify);
    },
    type: (text) => become({ ...state, text }),
    close: () => {
      state.frame?.close();
      become(closed);
    },
    placeholder: '',
  };
  return search;
};
