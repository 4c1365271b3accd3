import type { Preview } from '@storybook/react-vite';
import { inject } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../../src/components/button/button.tsx';
import preview from '../preview.tsx';
import { turnOf, type Turn } from './turn.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Given where every story is run with every theme and width, whatever it says itself. */
    readonly turn: Turn | undefined;
  }
}

// The compiler is switched on through several packages, and a wrong switch is ignored without a word.
if (!/\b_?c\d*\(\d+\)/.test(String(Button))) throw new Error('React Compiler has not compiled the stories.');

const heightPx = 800;

/** Stories take turns, but for one that says its own theme or width. */
const inTurn: Preview = {
  ...preview,
  beforeEach: async ({ id, globals, storyGlobals }) => {
    const fixed = inject('turn');
    const { theme, widthPx } = fixed ?? turnOf(id);
    if (fixed || storyGlobals.theme === undefined) globals.theme = theme;
    if (fixed || storyGlobals.viewport === undefined) await page.viewport(widthPx, heightPx);
  },
  // Theme and width come through several hands, and one that lets them fall would not be noticed.
  afterEach: ({ id, globals, storyGlobals }) => {
    const fixed = inject('turn');
    const { widthPx } = fixed ?? turnOf(id);
    const shown = document.documentElement.dataset.theme;
    if (shown !== globals.theme) throw new Error(`The story is shown ${String(shown)}.`);
    if ((fixed || storyGlobals.viewport === undefined) && window.innerWidth !== widthPx)
      throw new Error(`The story is shown ${window.innerWidth} px wide.`);
  },
};

export default inTurn;
