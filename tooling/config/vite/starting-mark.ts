import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const emptyRoot = '<div id="root"></div>';

/** Centers the mark with attributes, because the pages' policy allows no inline style. */
const inTheMiddle = (mark: string): string =>
  `<svg width="100%" height="320" aria-hidden="true"><svg x="50%" y="50%" overflow="visible"><g transform="translate(-20 -20)">${mark.replace('<svg ', '<svg width="40" height="40" ')}</g></svg></svg>`;

/**
 * Shows public/mark.svg until the first render replaces it. A slow phone would otherwise show a blank page
 * for a second.
 */
export const startingMark = (): Plugin => {
  let mark = '';
  return {
    name: 'tillbook:starting-mark',
    configResolved: ({ publicDir }) => {
      mark = readFileSync(join(publicDir, 'mark.svg'), 'utf8').trim();
    },
    transformIndexHtml: (html, { filename }) => {
      if (!html.includes(emptyRoot)) throw new Error(`${filename} has no ${emptyRoot}.`);
      return html.replace(emptyRoot, () => `<div id="root">${inTheMiddle(mark)}</div>`);
    },
  };
};
