import type { Preview } from '@storybook/react-vite';
import { inject } from 'vitest';
import { page } from 'vitest/browser';
import { CopyButton } from '../../src/components/copy-button/copy-button.tsx';
import preview from '../preview.tsx';
import { isCheckedByAxe, turnOf, type Turn } from './turn.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Set when every story is run in every theme and width, whatever the story asks for. */
    readonly turn: Turn | undefined;
  }
}

// The compiler is switched on through several packages, and a wrong option is silently ignored.
if (!/\b_?c\d*\(\d+\)/.test(String(CopyButton)))
  throw new Error('React Compiler has not compiled the stories.');

const heightPx = 800;

/** Stories take turns, except one that sets its own theme or width. */
const inTurn: Preview = {
  ...preview,
  beforeEach: async ({ id, globals, storyGlobals }) => {
    const fixed = inject('turn');
    const { theme, widthPx } = fixed ?? turnOf(id);
    if (fixed || storyGlobals.theme === undefined) globals.theme = theme;
    // The addon reads this after the story; it applies to the story alone.
    globals.a11y = { manual: !fixed && !isCheckedByAxe(id) };
    if (fixed || storyGlobals.viewport === undefined) await page.viewport(widthPx, heightPx);
  },
  // Theme and width pass through several layers, and losing them would go unnoticed.
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
