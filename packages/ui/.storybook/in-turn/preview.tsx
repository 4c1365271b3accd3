import type { Preview } from '@storybook/react-vite';
import { inject } from 'vitest';
import { page } from 'vitest/browser';
import { CopyButton } from '../../src/components/copy-button/copy-button.tsx';
import preview from '../preview.tsx';
import { isCheckedByAxe, turnOf, type Turn } from './turn.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The theme and width of every story in a run, even of stories that set their own. */
    readonly turn: Turn | undefined;
  }
}

// Checks that the compiler runs: it is enabled through several packages, and silently ignores a wrong option.
if (!/\b_?c\d*\(\d+\)/.test(String(CopyButton)))
  throw new Error('React Compiler has not compiled the stories.');

const heightPx = 800;

/**
 * Runs each story in the theme and width that the run provides, else in those that the story sets, else in
 * those that `turnOf` assigns.
 */
const inTurn: Preview = {
  ...preview,
  beforeEach: async ({ id, globals, storyGlobals }) => {
    const fixed = inject('turn');
    const { theme, widthPx } = fixed ?? turnOf(id);
    if (fixed || storyGlobals.theme === undefined) globals.theme = theme;
    // The addon reads this setting after the story, and it applies to this story alone.
    globals.a11y = { manual: !fixed && !isCheckedByAxe(id) };
    if (fixed || storyGlobals.viewport === undefined) await page.viewport(widthPx, heightPx);
  },
  // Checks the theme and the width: they pass through several layers, where they could be lost unnoticed.
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
